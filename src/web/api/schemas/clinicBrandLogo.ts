/**
 * By what is behind it.
 * @nullable
 */
export type ClinicBrandLogo = {
  light: string
  dark: string
} | null
