import type { BrandContents } from './brandContents.ts'

export type SaveBrandDraftBody = {
  contents: BrandContents
}
