import type { ChoosePreferenceBodyChannel } from './choosePreferenceBodyChannel.ts'
import type { ChoosePreferenceBodyWording } from './choosePreferenceBodyWording.ts'

export type ChoosePreferenceBody = {
  channel: ChoosePreferenceBodyChannel
  given: boolean
  /**
   * Required to opt in to SMS.
   * @maxLength 40
   */
  number?: string
  /** The version of the consent text that the member read. */
  wording: ChoosePreferenceBodyWording
}
