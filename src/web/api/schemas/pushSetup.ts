export interface PushSetup {
  /** The application server key (VAPID), base64url. */
  publicKey: string
  /** What a member agrees to by subscribing. */
  wording: string
  /** SHA-256 hashes of the endpoints of the member’s devices, in hex, newest first. */
  devices: string[]
  /** True if the member has opted out since. Nothing is sent to the devices until push is set up again. */
  declined: boolean
}
