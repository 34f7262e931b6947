/**
 * The version of the consent text that the member read.
 */
export type ChoosePreferenceBodyWording = (typeof ChoosePreferenceBodyWording)[keyof typeof ChoosePreferenceBodyWording]

export const ChoosePreferenceBodyWording = {
  'preferences-2': 'preferences-2',
} as const
