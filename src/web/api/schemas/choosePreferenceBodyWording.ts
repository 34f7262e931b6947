/**
 * The version of the words that were read.
 */
export type ChoosePreferenceBodyWording = (typeof ChoosePreferenceBodyWording)[keyof typeof ChoosePreferenceBodyWording]

export const ChoosePreferenceBodyWording = {
  'preferences-2': 'preferences-2',
} as const
