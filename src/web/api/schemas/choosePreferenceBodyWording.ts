/**
 * The version of the words that were read.
 */
export type ChoosePreferenceBodyWording = (typeof ChoosePreferenceBodyWording)[keyof typeof ChoosePreferenceBodyWording]

export const ChoosePreferenceBodyWording = {
  'preferences-1': 'preferences-1',
} as const
