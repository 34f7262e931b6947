import type { ChoosePreferenceBodyChannel } from './choosePreferenceBodyChannel.ts'
import type { ChoosePreferenceBodyWording } from './choosePreferenceBodyWording.ts'

export type ChoosePreferenceBody = {
  channel: ChoosePreferenceBodyChannel
  given: boolean
  /**
   * With a yes to SMS.
   * @maxLength 40
   */
  number?: string
  /** The version of the words that were read. */
  wording: ChoosePreferenceBodyWording
}
