import type { PreferencesChannelsItemChannel } from './preferencesChannelsItemChannel.ts'
import type { PreferencesChannelsItemChoice } from './preferencesChannelsItemChoice.ts'

export type PreferencesChannelsItem = {
  channel: PreferencesChannelsItemChannel
  /** `undecided`: never asked, or a box left empty. */
  choice: PreferencesChannelsItemChoice
  statement: string
  /**
   * With SMS: where texts go.
   * @nullable
   */
  number: string | null
  /**
   * With SMS: where a code was texted to that is to be entered.
   * @nullable
   */
  confirming: string | null
  /** The number answered STOP. */
  stopped: boolean
  /**
   * With push: on how many devices it is set up.
   * @minimum 0
   */
  devices: number
}
