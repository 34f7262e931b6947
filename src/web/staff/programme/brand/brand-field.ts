import type { Brand } from '../draft/parts.ts'

export interface BrandFieldProps {
  brand: Brand
  mayEdit: boolean
  onChange: (next: Partial<Brand>) => void
}

/** Where a logo is shown, by its id. */
export const logoUrl = (id: string) => `/api/brand/${id}-logo.webp`
