import type { CodesContentsCodesItem } from './codesContentsCodesItem.ts'

export interface CodesContents {
  codes: CodesContentsCodesItem[]
}
