/**
 * `undecided`: never asked, or a box left empty.
 */
export type PreferencesChannelsItemChoice = (typeof PreferencesChannelsItemChoice)[keyof typeof PreferencesChannelsItemChoice]

export const PreferencesChannelsItemChoice = {
  on: 'on',
  off: 'off',
  undecided: 'undecided',
} as const
