import type { PreferencesHistoryItemChannel } from './preferencesHistoryItemChannel.ts'

export type PreferencesHistoryItem = {
  channel: PreferencesHistoryItemChannel
  given: boolean
  /** @nullable */
  number: string | null
  wording: string
  source: string
  at: string
}
