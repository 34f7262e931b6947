export type CheckInAtDeskBody = {
  /** The ID of an active code. If omitted, the first one by description: of the location if it has one, or else one without a location. */
  codeId?: string
  /** Where the patient is. */
  locationId?: string
}
