/** Where staff go once they are in: back to the page of the staff area that they came from, or to its first. */
export const staffPlace = (returnTo: string | null | undefined): string =>
  returnTo && /^\/admin(?![^/?])/.test(returnTo) ? returnTo : '/admin'
