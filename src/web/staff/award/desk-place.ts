const key = 'desk-place'

/** This device's location from its last award; empty if none was chosen. */
export function deskPlace(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function keepDeskPlace(locationId: string): void {
  try {
    localStorage.setItem(key, locationId)
  } catch {
    // Without storage, the location must be chosen each time.
  }
}
