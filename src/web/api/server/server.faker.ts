import { faker } from '@faker-js/faker'

import type { BackupFact, ClinicArchive, Done, SetupFinding } from '../schemas'

export const getListSetupFindingsResponseMock = (): SetupFinding[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ code: 'no-mail', severity: 'critical', what: 'Email isn’t set up.', effect: 'Patients can’t reset their passwords, and email campaigns are turned off.', wayOut: 'Set SMTP_URL and MAIL_FROM.' }))

export const getListBackupFactsResponseMock = (): BackupFact[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ label: 'Last successful restore test', value: 'yesterday, 41 s', state: 'well' }))

export const getCheckEmergencySheetResponseMock = (): Done => ({ success: true })

export const getRequestClinicArchiveResponseMock = (): ClinicArchive => ({ path: '/api/admin/clinic-archive/1795282800000-5f2a' })

export const getFetchClinicArchiveResponseMock = (): Blob => new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])
