/**
 * `undecided` means that the member was never asked or left the box unchecked.
 */
export type PreferencesChannelsItemChoice = (typeof PreferencesChannelsItemChoice)[keyof typeof PreferencesChannelsItemChoice]

export const PreferencesChannelsItemChoice = {
  on: 'on',
  off: 'off',
  undecided: 'undecided',
} as const
