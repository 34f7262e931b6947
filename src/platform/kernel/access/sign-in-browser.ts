/** The browser in which somebody signs in. */
export interface SignInBrowser {
  /** Its own random id, by which it comes back; of a browser that was never here, a new one. */
  readonly key: string
  /** Whether it says, under our signature, that somebody signed in to this account there before. */
  readonly knows: (email: string) => boolean
  /** In words: 'Safari on an iPhone'. */
  readonly words: string
}
