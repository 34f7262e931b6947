/** An action of staff, its subject and its origin. */
export interface AuditEntry {
  readonly id: string
  readonly at: Date
  readonly staffId: string
  readonly staffName: string
  readonly role: string
  /** The use case's name. */
  readonly action: string
  readonly memberId: string | null
  /** Other subjects: a person on the staff, a post, a campaign. */
  readonly subject: string | null
  readonly address: string
  /** Its position and hash in the chain, '17:9f…'; null until it is sealed. */
  readonly seal: string | null
}

export interface PatientName {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

/** An entry for display; without a patient's name if there was none, or if they left. */
export interface NamedAuditEntry extends AuditEntry {
  readonly actionTitle: string
  readonly patient: PatientName | undefined
}

/** Clinic days, 'YYYY-MM-DD'; both inclusive. */
export interface AuditFilter {
  readonly staffId?: string | undefined
  readonly action?: string | undefined
  /** One person's accounts. */
  readonly memberIds?: readonly string[] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** A filter whose patient is an id or an email address. */
export interface AuditSearch extends Omit<AuditFilter, 'memberIds'> {
  readonly patient?: string | undefined
}

/** A cursor in the log. */
export type AuditPlace = Pick<AuditEntry, 'at' | 'id'>

export interface AuditChoices {
  readonly people: readonly { readonly id: string; readonly name: string }[]
  readonly actions: readonly { readonly action: string; readonly title: string }[]
}

const titles: Readonly<Record<string, string>> = {
  awardTreatment: 'Awarded points',
  checkInAtDesk: 'Checked in a patient',
  createPromotion: 'Created monthly special',
  deletePromotion: 'Deleted monthly special',
  readPatientPhoto: 'Viewed a patient’s photo',
  openStaffArea: 'Opened the staff area',
  openSignInLink: 'Opened the staff area with a link',
  lockStaffArea: 'Locked the staff area',
  listPatients: 'Viewed the patient list',
  suggestPatients: 'Searched for a patient',
  listPresent: 'Viewed today’s patients',
  listAwards: 'Viewed recent awards',
  listUsedVouchers: 'Viewed used vouchers',
  listPendingRequests: 'Viewed requests',
  listScansToConfirm: 'Viewed scans to confirm',
  readIntake: 'Viewed medical intake',
  findRenewal: 'Viewed how many intakes are current',
  renewIntakes: 'Asked everyone for a new intake',
  readTimeline: 'Viewed a patient’s history',
  issueStaffCode: 'Issued a staff code',
  beginOwnPasskey: 'Started adding a passkey',
  addOwnPasskey: 'Added a passkey',
  renameOwnPasskey: 'Renamed a passkey',
  removeOwnPasskey: 'Removed a passkey',
  makeOwnRecoveryCodes: 'Created recovery codes',
  openByRecoveryCode: 'Opened the staff area with a recovery code',
  useRecoveryCode: 'Used a recovery code',
  changeStepUpRule: 'Changed extra verification',
  proveByCode: 'Verified with a code',
  proveByPasskey: 'Verified with a passkey',
  stopCopiedPasskey: 'Turned off a copied passkey',
  correctDetails: 'Corrected a patient’s name or birthday',
  changeSignInAddress: 'Changed a patient’s sign-in address',
  confirmContactChange: 'Changed their own email or phone',
  exportAudit: 'Exported the audit log',
  exportAuditLines: 'Exported the audit log as JSON lines',
  exportPatients: 'Exported the patient list',
  exportFigures: 'Exported the overview',
  createApiKey: 'Created an API key',
  revokeApiKey: 'Revoked an API key',
  listMembersByApi: 'Viewed members by API',
  readMemberByApi: 'Viewed a member by API',
  awardPointsByApi: 'Awarded points by API',
  redeemVoucherByApi: 'Redeemed a voucher by API',
  redeemVoucher: 'Redeemed a voucher',
  takeBackVoucher: 'Undid a voucher redemption',
  sendEmailCampaign: 'Sent email campaign',
  sendSmsCampaign: 'Sent SMS campaign',
  sendTrial: 'Sent a test message',
  publishProgram: 'Published the Program',
  cancelProgramPublication: 'Canceled publishing the Program',
  restoreProgramVersion: 'Restored a version of the Program',
  addFilePart: 'Uploaded import file',
  decideRow: 'Decided an import row',
  runImport: 'Imported patients',
  undoImport: 'Undid an import',
  undoAward: 'Undid an award',
  undoMerge: 'Undid a merge',
  recordPageReading: 'Opened a page before publishing',
  seedCheckInCodes: 'Created default QR codes',
  issueSignInLink: 'Issued a sign-in link',
  requestClinicArchive: 'Exported the whole clinic',
  enrollMemberByApi: 'Enrolled a member by API',
  listVouchersByApi: 'Viewed vouchers by API',
  deleteAccount: 'Deleted their own account',
}

const pasts: Readonly<Record<string, string>> = {
  begin: 'began',
  cancel: 'canceled',
  choose: 'chose',
  find: 'found',
  list: 'viewed',
  make: 'made',
  read: 'viewed',
  run: 'ran',
  send: 'sent',
  take: 'took',
  undo: 'undid',
}

const regularPast = (verb: string) =>
  verb.endsWith('e') ? `${verb}d` : /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ied` : `${verb}ed`

/** 'denyRequest' as 'Denied request'. Entries with an older spelling of a name read the same. */
export function actionTitle(recorded: string): string {
  const action = recorded.replace(/Programme/, 'Program')
  const [verb = '', ...others] = action.replaceAll(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`).split(' ')
  const words = [pasts[verb] ?? regularPast(verb), ...others].join(' ').replace('program', 'Program')
  return titles[action] ?? words.replace(/^./, letter => letter.toUpperCase())
}
