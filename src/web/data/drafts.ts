const prefix = 'draft:'

/** Input that wasn't sent yet, from this tab only; undefined if there is none. */
export function loadDraft<Draft>(name: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a draft across reloads and signing in again; without a draft, deletes it. */
export function saveDraft(name: string, draft?: unknown): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(prefix + name)
    else sessionStorage.setItem(prefix + name, JSON.stringify(draft))
  } catch {
    return
  }
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    return
  }
}
