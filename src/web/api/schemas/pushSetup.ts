export interface PushSetup {
  /** The application server key (VAPID), base64url. */
  publicKey: string
  /** What a member agrees to by subscribing. */
  wording: string
  /** SHA-256 of the endpoints of the member’s devices, in hex, the latest first. */
  devices: string[]
  /** The member said no to pushes since: none goes to the devices until they are set up again. */
  declined: boolean
}
