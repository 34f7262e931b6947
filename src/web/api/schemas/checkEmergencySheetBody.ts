export type CheckEmergencySheetBody = {
  /** @maxLength 20 */
  characters: string
}
