import type { PreferencesChannelsItem } from './preferencesChannelsItem.ts'
import type { PreferencesHistoryItem } from './preferencesHistoryItem.ts'

export interface Preferences {
  /** The version of the consent texts. */
  wording: string
  channels: PreferencesChannelsItem[]
  history: PreferencesHistoryItem[]
}
