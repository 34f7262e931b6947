/** What somebody on the staff did, whom it was about, and from where. */
export interface AuditEntry {
  readonly id: string
  readonly at: Date
  readonly staffId: string
  readonly staffName: string
  readonly role: string
  /** The use case's name. */
  readonly action: string
  readonly memberId: string | null
  /** What else it was about: a person on the staff, a post, a campaign. */
  readonly subject: string | null
  readonly address: string
  /** Its number and hash in the chain, '17:9f…'; null until it is sealed. */
  readonly seal: string | null
}

export interface PatientName {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** An entry as a person reads it; without a patient's name where there was none, or where they left. */
export interface NamedAuditEntry extends AuditEntry {
  readonly actionTitle: string
  readonly patient: PatientName | undefined
}

/** Days are the clinic's, 'YYYY-MM-DD'; both count in full. */
export interface AuditFilter {
  readonly staffId?: string | undefined
  readonly action?: string | undefined
  readonly memberId?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A filter in which the patient stands by id or by e-mail address. */
export interface AuditSearch extends Omit<AuditFilter, 'memberId'> {
  readonly patient?: string | undefined
}

/** Where in the log one has got to. */
export type AuditPlace = Pick<AuditEntry, 'at' | 'id'>

export interface AuditChoices {
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly actions: readonly { readonly action: string; readonly title: string }[]
}

const titles: Readonly<Record<string, string>> = {
  createPromotion: 'Create monthly special',
  deletePromotion: 'Delete monthly special',
  readPatientPhoto: 'View a patient’s photo',
  openStaffArea: 'Open the staff area',
  openSignInLink: 'Open the staff area with a link',
  lockStaffArea: 'Lock the staff area',
  listPatients: 'View the patient list',
  suggestPatients: 'Search for a patient',
  listPresent: 'View today’s patients',
  listAwards: 'View recent awards',
  listUsedVouchers: 'View used vouchers',
  listPendingRequests: 'View requests',
  issueStaffCode: 'Issue a staff code',
  beginOwnPasskey: 'Start adding a passkey',
  addOwnPasskey: 'Add a passkey',
  renameOwnPasskey: 'Rename a passkey',
  removeOwnPasskey: 'Remove a passkey',
  makeOwnRecoveryCodes: 'Create recovery codes',
  openByRecoveryCode: 'Open the staff area with a recovery code',
  useRecoveryCode: 'Use a recovery code',
  changeStepUpRule: 'Change extra verification',
  proveByCode: 'Verify with a code',
  proveByPasskey: 'Verify with a passkey',
  stopCopiedPasskey: 'Turn off a copied passkey',
  exportAudit: 'Export the audit log',
  exportAuditLines: 'Export the audit log as JSON lines',
  exportPatients: 'Export the patient list',
  exportFigures: 'Export the overview',
  createApiKey: 'Create an API key',
  revokeApiKey: 'Revoke an API key',
  listMembersByApi: 'View members by API',
  readMemberByApi: 'View a member by API',
  awardPointsByApi: 'Award points by API',
  redeemVoucherByApi: 'Use a voucher by API',
  deleteAccount: 'Delete their own account',
}

/** 'awardTreatment' as 'Award treatment'. */
export function actionTitle(action: string): string {
  const words = action.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return titles[action] ?? words.replace(/^./, letter => letter.toUpperCase())
}
