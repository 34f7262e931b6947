const key = 'desk-place'

type Places = readonly { readonly id: string }[] | undefined

/** An award's choice of no location, as opposed to the device's. */
export const noPlace = 'none'

/** This device's location; empty if it has none, undefined if staff haven't chosen yet. */
export function deskPlace(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

export function keepDeskPlace(locationId: string): void {
  try {
    localStorage.setItem(key, locationId)
  } catch {
    // Without storage, the location must be chosen each time.
  }
}

/**
 * The chosen location, or else this device's, or else the clinic's only one; empty for none. One that was removed
 * doesn't count, but until the locations have loaded, it does.
 */
export function placeAmong(locations: Places, chosen: string): string {
  if (chosen === noPlace) return ''
  const [only, ...others] = locations ?? []
  const wanted = chosen || deskPlace() || ''
  if (!locations || locations.some(({ id }) => id === wanted)) return wanted
  return (others.length === 0 && only?.id) || ''
}

/** Whether staff must say where this device is: in a clinic with several locations, until they have chosen. */
export function mustAskForPlace(locations: Places, chosen: string | undefined): boolean {
  if (!locations || locations.length < 2 || chosen === '') return false
  return !locations.some(({ id }) => id === chosen)
}
