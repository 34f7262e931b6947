/**
 * The page’s colour, as #RRGGBB.
 */
export type ClinicBrandGrounds = {
  light: string
  dark: string
}
