/** A link in one recipient's mail. */
export interface SentLink {
  readonly deliveryId: string
  readonly link: number
}

export interface OpenedLinks {
  /** The message that a delivery carried; undefined when there is no such delivery. */
  messageOf(deliveryId: string): Promise<{ readonly message: string } | undefined>
  /** Once a recipient and link: nothing about the browser or the address it came from. */
  note(opened: SentLink, at: Date): Promise<void>
  /** What the member opened, the latest first. */
  of(memberId: string): Promise<readonly unknown[]>
}
