export type PasskeyCreationAttestation = (typeof PasskeyCreationAttestation)[keyof typeof PasskeyCreationAttestation]

export const PasskeyCreationAttestation = {
  none: 'none',
} as const
