export type StartDeskScreenBody = {
  codeId: string
}
