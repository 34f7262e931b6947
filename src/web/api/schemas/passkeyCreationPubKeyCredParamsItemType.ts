export type PasskeyCreationPubKeyCredParamsItemType = (typeof PasskeyCreationPubKeyCredParamsItemType)[keyof typeof PasskeyCreationPubKeyCredParamsItemType]

export const PasskeyCreationPubKeyCredParamsItemType = {
  'public-key': 'public-key',
} as const
