import type { CodesContents } from './codesContents.ts'

export type SaveCodesDraftBody = {
  contents: CodesContents
}
