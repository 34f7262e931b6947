const key = 'passkeys-here'

/** The passkeys that signed somebody in on this device; their ids say nothing about whose they are. */
export function passkeysHere(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The last one first: whoever was here last comes back most often. */
export function rememberPasskey(id: string): void {
  write([id, ...passkeysHere().filter(other => other !== id)].slice(0, 10))
}

/** It did not open anything here: the next one is not asked for it first. */
export function forgetPasskey(id: string): void {
  write(passkeysHere().filter(other => other !== id))
}

function write(ids: readonly string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // A browser without storage asks for the code first, as before.
  }
}
