import { faker } from '@faker-js/faker'

import type { BackupFact, SetupFinding } from '../schemas'

export const getListSetupFindingsResponseMock = (): SetupFinding[] =>
  Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({ code: 'no-mail', severity: 'critical', what: 'E-mail is not set up.', effect: 'Who forgets the password gets no link to choose a new one, and e-mail campaigns are refused.', wayOut: 'Set SMTP_URL and MAIL_FROM.' }))

export const getListBackupFactsResponseMock = (): BackupFact[] => Array.from({ length: faker.number.int({ min: 1, max: 10 }) }, (_, i) => i + 1).map(() => ({ label: 'Last proven restore', value: 'yesterday, 41 s', state: 'well' }))
