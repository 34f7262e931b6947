export interface AuditEntry {
  id: string
  at: string
  staffId: string
  staffName: string
  role: string
  action: string
  /** The action in words. */
  actionTitle: string
  /** @nullable */
  memberId: string | null
  /**
   * Null where there is none, or where they left.
   * @nullable
   */
  memberName: string | null
  /** @nullable */
  memberEmail: string | null
  /**
   * What else it was about: staff, a post, a campaign.
   * @nullable
   */
  subject: string | null
  address: string
}
