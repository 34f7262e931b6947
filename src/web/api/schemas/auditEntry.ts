export interface AuditEntry {
  id: string
  at: string
  staffId: string
  staffName: string
  role: string
  action: string
  /** A readable name for the action. */
  actionTitle: string
  /** @nullable */
  memberId: string | null
  /**
   * Null if the action isn’t about a member, or if the account has been deleted.
   * @nullable
   */
  memberName: string | null
  /** @nullable */
  memberEmail: string | null
  /**
   * Anything else that the action was about: staff, a post, a campaign.
   * @nullable
   */
  subject: string | null
  address: string
}
