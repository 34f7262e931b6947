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
  readPatientPhoto: 'Look at a patient’s photo',
  openStaffArea: 'Open the staff area',
  openSignInLink: 'Open the staff area by a link',
  lockStaffArea: 'Lock the staff area',
  listPatients: 'Look at the list of patients',
  suggestPatients: 'Look for a patient',
  listPresent: 'Look at who is here',
  listAwards: 'Look at the last awards',
  listUsedVouchers: 'Look at the used vouchers',
  listPendingRequests: 'Look at the requests',
  issueStaffCode: 'Issue a staff code',
  beginOwnPasskey: 'Begin to add a passkey',
  addOwnPasskey: 'Add a passkey',
  renameOwnPasskey: 'Rename a passkey',
  removeOwnPasskey: 'Remove a passkey',
  makeOwnRecoveryCodes: 'Make recovery codes',
  openByRecoveryCode: 'Open the staff area by a recovery code',
  useRecoveryCode: 'Use a recovery code',
  changeStepUpRule: 'Say before what a role shows who they are',
  proveByCode: 'Show who one is by code',
  proveByPasskey: 'Show who one is by passkey',
  stopCopiedPasskey: 'Stop a copied passkey',
  exportAudit: 'Export the audit log',
  exportAuditLines: 'Export the audit log as JSON lines',
  exportPatients: 'Export the patient list',
  exportFigures: 'Export the overview',
  createApiKey: 'Make an API key',
  revokeApiKey: 'Revoke an API key',
  listMembersByApi: 'Look at the members by API',
  readMemberByApi: 'Look at a member by API',
  awardPointsByApi: 'Award points by API',
  redeemVoucherByApi: 'Use a voucher by API',
  deleteAccount: 'Delete their own account',
}

/** 'awardTreatment' as 'Award treatment'. */
export function actionTitle(action: string): string {
  const words = action.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`)
  return titles[action] ?? words.replace(/^./, letter => letter.toUpperCase())
}
