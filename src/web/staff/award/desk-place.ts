const key = 'desk-place'

/** Where this device stands, as its last award said; an empty text where nobody said. */
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
    // Without it somebody chooses the place each time.
  }
}
