/** A personal offer that its member is told about. */
export interface AnnouncedOffer {
  readonly memberId: string
  readonly title: string
  /** In words. */
  readonly until: string
  /** It was announced before, and is about to end. */
  readonly ends?: boolean
}
