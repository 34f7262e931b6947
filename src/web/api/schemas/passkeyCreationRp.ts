export type PasskeyCreationRp = {
  id: string
  /** Screens replace it with the clinic’s name. */
  name: string
}
