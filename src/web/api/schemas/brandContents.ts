import type { BrandContentsBrand } from './brandContentsBrand.ts'

export interface BrandContents {
  brand: BrandContentsBrand
}
