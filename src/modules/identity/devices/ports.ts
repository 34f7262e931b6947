/** A browser in which a member has signed in. */
export interface KnownDevice {
  /** The browser's display name: 'Safari on an iPhone'. */
  readonly name: string
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
}

export interface Sighting {
  readonly keyHash: string
  readonly name: string
  readonly at: Date
}

export interface MemberDevices {
  /** Updates a known one's last visit; false if it is unknown or was removed. */
  seeAgain(memberId: string, sighting: Sighting): Promise<boolean>
  /**
   * Stores a new one: whether it is the member's first, another one, or the member predates stored browsers. Undefined if
   * another request was faster.
   */
  add(
    memberId: string,
    sighting: Sighting,
    most: number,
  ): Promise<{ readonly isFirst: boolean; readonly wasHereBefore: boolean } | undefined>
  of(memberId: string): Promise<readonly KnownDevice[]>
}

export interface DeviceMail {
  readonly memberId: string
  readonly to: { readonly email: string; readonly firstName: string }
  readonly kind: 'service'
  readonly subject: string
  readonly lines: readonly string[]
  readonly action: { readonly label: string; readonly url: string }
}

export interface DevicesPorts {
  readonly memberDevices: MemberDevices
  readonly hashOf: (key: string) => string
  /** Queues an email in the caller's transaction. */
  readonly sendMail: (mail: DeviceMail) => Promise<void>
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
  readonly appUrl: string
  readonly now: () => Date
  readonly timeZone: () => string
}
