import type { RulesContentsRules } from './rulesContentsRules.ts'

export interface RulesContents {
  /** Null means the default from the server’s settings. */
  rules: RulesContentsRules
}
