/** The page for staff after signing in: the staff page that they came from, or the first one. */
export const staffPlace = (returnTo: string | null | undefined): string =>
  returnTo && /^\/admin(?![^/?])/.test(returnTo) ? returnTo : '/admin'
