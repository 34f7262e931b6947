import type { MenuContents } from './menuContents.ts'

export type SaveMenuDraftBody = {
  contents: MenuContents
}
