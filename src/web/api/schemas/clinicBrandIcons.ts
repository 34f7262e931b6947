/**
 * @nullable
 */
export type ClinicBrandIcons = {
  small: string
  large: string
  maskable: string
  apple: string
} | null
