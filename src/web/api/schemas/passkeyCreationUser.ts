export type PasskeyCreationUser = {
  id: string
  name: string
  displayName: string
}
