/**
 * The version of the consent text that the member read.
 */
export type ChooseMailPreferenceBodyWording = (typeof ChooseMailPreferenceBodyWording)[keyof typeof ChooseMailPreferenceBodyWording]

export const ChooseMailPreferenceBodyWording = {
  'preferences-2': 'preferences-2',
} as const
