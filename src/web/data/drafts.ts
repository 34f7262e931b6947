const prefix = 'draft:'

/** What somebody typed and has not sent yet, in this tab only; undefined where there is nothing. */
export function loadDraft<Draft>(name: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps it over a reload and over signing in again; without a draft forgets it. */
export function saveDraft(name: string, draft?: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    return
  }
}

/** Forgets all of them, at sign-out. */
export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    return
  }
}
