export type PasskeyCreationExcludeCredentialsItemType = (typeof PasskeyCreationExcludeCredentialsItemType)[keyof typeof PasskeyCreationExcludeCredentialsItemType]

export const PasskeyCreationExcludeCredentialsItemType = {
  'public-key': 'public-key',
} as const
