const key = 'velora-desk-screen'

/** The pass of this tablet's screen; it survives a reload and the end of the staff session. */
export function keptPass(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function keepPass(pass: string | undefined): void {
  try {
    if (pass === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, pass)
  } catch {
    return
  }
}
