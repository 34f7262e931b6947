export type CheckInBody = {
  /**
   * @minLength 1
   * @maxLength 500
   */
  code: string
  /** When the phone scanned the code, at most 15 minutes ago. If omitted, now. */
  scannedAt?: string
  /**
   * The latest proof from `/api/checkin/scan-proof`, requested before the scan.
   * @maxLength 200
   */
  proof?: string
}
