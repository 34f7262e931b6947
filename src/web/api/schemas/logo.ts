export interface Logo {
  /** What a draft of the brand names it by. */
  id: string
  /** Where everybody sees it. */
  url: string
}
