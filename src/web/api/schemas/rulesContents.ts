import type { RulesContentsRules } from './rulesContentsRules.ts'

export interface RulesContents {
  /** Null: as the server’s settings say. */
  rules: RulesContentsRules
}
