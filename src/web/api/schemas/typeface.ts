import type { TypefaceFacesItem } from './typefaceFacesItem.ts'
import type { TypefaceName } from './typefaceName.ts'

export interface Typeface {
  name: TypefaceName
  display: string
  text: string
  faces: TypefaceFacesItem[]
}
