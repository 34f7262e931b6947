const key = 'velora:camera'

/** The camera chosen on this device; undefined without browser storage. */
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
    // Without storage, the user has to choose again next time.
  }
}
