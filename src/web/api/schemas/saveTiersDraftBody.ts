import type { TiersContents } from './tiersContents.ts'

export type SaveTiersDraftBody = {
  contents: TiersContents
}
