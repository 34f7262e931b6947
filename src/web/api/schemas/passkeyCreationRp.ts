export type PasskeyCreationRp = {
  id: string
  /** Screens put the clinic’s. */
  name: string
}
