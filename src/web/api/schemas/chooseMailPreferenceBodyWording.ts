/**
 * The version of the words that were read.
 */
export type ChooseMailPreferenceBodyWording = (typeof ChooseMailPreferenceBodyWording)[keyof typeof ChooseMailPreferenceBodyWording]

export const ChooseMailPreferenceBodyWording = {
  'preferences-1': 'preferences-1',
} as const
