export type CheckInBody = {
  /**
   * @minLength 1
   * @maxLength 500
   */
  code: string
  /** When the phone scanned it, at most 15 minutes ago; absent: now. */
  scannedAt?: string
  /**
   * What `/api/checkin/scan-proof` gave last, before the scan.
   * @maxLength 200
   */
  proof?: string
}
