/**
 * The background color of the page, as #RRGGBB.
 */
export type ClinicBrandGrounds = {
  light: string
  dark: string
}
