/**
 * One logo per theme.
 * @nullable
 */
export type ClinicBrandLogo = {
  light: string
  dark: string
} | null
