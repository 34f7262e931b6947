import type { RulesContents } from './rulesContents.ts'

export type SaveRulesDraftBody = {
  contents: RulesContents
}
