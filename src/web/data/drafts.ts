const prefix = 'draft:'

/** Input that wasn't sent yet, from this tab only; undefined if there is none. */
export function loadDraft<Draft>(name: string): Draft | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** The name under which a draft's idempotency keys are kept. */
export const keysOf = (name: string) => `keys:${name}`

/**
 * Keeps a draft across reloads and signing in again; without a draft, deletes it and its idempotency keys, since the same
 * input is a new action next time.
 */
export function saveDraft(name: string, draft?: unknown): void {
  try {
    if (draft !== undefined) sessionStorage.setItem(prefix + name, JSON.stringify(draft))
    else for (const each of [name, keysOf(name)]) sessionStorage.removeItem(prefix + each)
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
