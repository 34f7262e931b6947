import type { RulesContentsRules } from './rulesContentsRules.ts'

export interface RulesContents {
  /** Null: default. */
  rules: RulesContentsRules
}
