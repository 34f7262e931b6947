export interface Logo {
  /** The ID that refers to the logo in a draft of the brand. */
  id: string
  /** The logo’s public path. */
  url: string
}
