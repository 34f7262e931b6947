const key = 'passkeys-here'

/** The passkeys that signed in on this device. Their IDs don't reveal the owner. */
export function passkeysHere(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(ids) ? ids.filter(id => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** The most recent one comes first, because that person is most likely to return. */
export function rememberPasskey(id: string): void {
  write([id, ...passkeysHere().filter(other => other !== id)].slice(0, 10))
}

/** It didn't work here, so it isn't suggested first anymore. */
export function forgetPasskey(id: string): void {
  write(passkeysHere().filter(other => other !== id))
}

function write(ids: readonly string[]) {
  try {
    localStorage.setItem(key, JSON.stringify(ids))
  } catch {
    // Without storage, the browser asks for the code first, as before.
  }
}
