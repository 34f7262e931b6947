import type {
  ImportRowKind,
  PatientImportColumnsItemField,
  PatientImportOutcomes,
  PatientImportState,
} from '#api/schemas/index.ts'
import { figure } from '../../../format/points.ts'

/** The possible columns for the owner, in the order of a patient's page. */
export const fieldWords: Readonly<Record<PatientImportColumnsItemField, string>> = {
  ignore: 'Leave out',
  firstName: 'First name',
  lastName: 'Last name',
  fullName: 'Full name',
  email: 'Email address',
  phone: 'Phone number',
  birthday: 'Birthday',
  address: 'Address',
  points: 'Points',
  spend: 'Money spent',
  visits: 'Visits',
  tier: 'Tier or membership',
  joined: 'Joined on',
  lastVisit: 'Last visit',
  treatments: 'Treatments',
  emailConsent: 'Agrees to email',
  emailOptOut: 'Doesn’t want email',
  emailConsentDate: 'Agreed to email on',
  smsConsent: 'Agrees to texts',
  smsOptOut: 'Doesn’t want texts',
  smsConsentDate: 'Agreed to texts on',
  noContact: 'Doesn’t want any marketing',
  consentSource: 'Consent source',
  blocked: 'Blocked',
  deceased: 'Deceased',
  externalId: 'ID in the other system',
}

export const stateWords: Readonly<Record<PatientImportState, string>> = {
  uploading: 'Upload incomplete',
  reading: 'Reading',
  columns: 'Columns to confirm',
  checking: 'Checking',
  checked: 'Ready to import',
  running: 'Importing',
  done: 'Imported',
  undoing: 'Undoing',
  undone: 'Undone',
  failed: 'Unreadable',
}

export const kindWords: Readonly<Record<ImportRowKind, string>> = {
  new: 'New',
  matched: 'Already a patient',
  unclear: 'Unclear',
  refused: 'Rejected',
}

export const outcomeWords: Readonly<Record<keyof NonNullable<PatientImportOutcomes>, string>> = {
  done: 'Imported',
  kept: 'Kept',
  undone: 'Undone',
  skipped: 'Skipped',
  unclear: 'Unclear, not imported',
  refused: 'Rejected, not imported',
}

/** A row's points; null if the file has none. */
export const pointsInFile = (points: number | null): string => (points === null ? 'None' : figure(points))

export function timeLeft(ms: number): string {
  const minutes = Math.round(ms / 60_000)
  if (minutes < 1) return 'less than a minute left'
  return minutes === 1 ? 'about 1 minute left' : `about ${minutes} minutes left`
}

export const isUnderWay = (state: PatientImportState) =>
  state === 'reading' || state === 'checking' || state === 'running' || state === 'undoing'
