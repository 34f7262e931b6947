/** Where a logo is shown, by its id. */
export const logoUrl = (id: string) => `/api/brand/${id}-logo.webp`
