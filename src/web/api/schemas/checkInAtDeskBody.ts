export type CheckInAtDeskBody = {
  /** Of an active code; the first by description where none is given. */
  codeId?: string
}
