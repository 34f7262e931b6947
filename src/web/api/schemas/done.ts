export interface Done {
  success: boolean
}
