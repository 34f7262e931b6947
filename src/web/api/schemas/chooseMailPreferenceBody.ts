import type { ChooseMailPreferenceBodyWording } from './chooseMailPreferenceBodyWording.ts'

export type ChooseMailPreferenceBody = {
  given: boolean
  /** The version of the words that were read. */
  wording: ChooseMailPreferenceBodyWording
}
