export type CheckInAtDeskBody = {
  /** The ID of an active code. If omitted, the first one by description. */
  codeId?: string
}
