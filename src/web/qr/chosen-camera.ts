const key = 'velora:camera'

/** The camera that somebody chose on this device; a browser that keeps nothing has none. */
export function chosenCamera(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function chooseCamera(id: string | undefined): void {
  try {
    if (id === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, id)
  } catch {
    // It is asked for again next time.
  }
}
