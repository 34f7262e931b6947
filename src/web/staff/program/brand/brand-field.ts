import type { Brand } from '../draft/parts.ts'

export interface BrandFieldProps {
  brand: Brand
  mayEdit: boolean
  onChange: (next: Partial<Brand>) => void
}
