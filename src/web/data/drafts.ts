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

/**
 * From now on, this tab is used by this person. What someone else typed is put away until they are back: it would be
 * saved under the wrong name.
 */
export function keepDraftsFor(person: string): void {
  const owner = loadDraft<string>('owner')
  if (owner === person) return
  try {
    const names = Object.keys(sessionStorage).filter(key => key.startsWith(prefix))
    const [mine, away] = [`${prefix}of:${person}:`, `${prefix}of:`]
    if (owner !== undefined)
      for (const key of names)
        if (!key.startsWith(away)) move(key, `${away}${owner}:${key.slice(prefix.length)}`)
    for (const key of names) if (key.startsWith(mine)) move(key, prefix + key.slice(mine.length))
  } catch {
    return
  }
  saveDraft('owner', person)
}

function move(from: string, to: string): void {
  sessionStorage.setItem(to, sessionStorage.getItem(from) ?? '')
  sessionStorage.removeItem(from)
}

export function clearDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch {
    return
  }
}
