import type { ChooseMailPreferenceBodyWording } from './chooseMailPreferenceBodyWording.ts'

export type ChooseMailPreferenceBody = {
  given: boolean
  /** The version of the consent text that the member read. */
  wording: ChooseMailPreferenceBodyWording
}
