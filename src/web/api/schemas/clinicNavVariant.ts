export type ClinicNavVariant = (typeof ClinicNavVariant)[keyof typeof ClinicNavVariant]

export const ClinicNavVariant = {
  A: 'A',
  B: 'B',
} as const
