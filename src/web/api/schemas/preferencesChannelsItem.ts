import type { PreferencesChannelsItemChannel } from './preferencesChannelsItemChannel.ts'
import type { PreferencesChannelsItemChoice } from './preferencesChannelsItemChoice.ts'

export type PreferencesChannelsItem = {
  channel: PreferencesChannelsItemChannel
  /** `undecided` means that the member was never asked or left the box unchecked. */
  choice: PreferencesChannelsItemChoice
  statement: string
  /**
   * SMS only: the number that gets the texts.
   * @nullable
   */
  number: string | null
  /**
   * SMS only: the number that a confirmation code was sent to and that isn’t confirmed yet.
   * @nullable
   */
  confirming: string | null
  /** Whether the number replied STOP. */
  stopped: boolean
  /**
   * Push only: the number of devices that it is set up on.
   * @minimum 0
   */
  devices: number
}
