export const logoUrl = (id: string) => `/api/brand/${id}-logo.webp`
