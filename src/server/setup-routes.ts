import { z } from 'zod'
import { routeOf } from '#platform/http/route/route.ts'
import { NotTheSheet } from './backups/check-sheet.ts'
import type { BackupFact } from './backups/facts-of-backups.ts'
import type { Finding } from './findings.ts'

/** The state of the setup, for the owner. */
export interface Setup {
  readonly findings: () => Promise<readonly Finding[]>
  readonly backupFacts: () => Promise<readonly BackupFact[]>
  /** Refuses with NotTheSheet. */
  readonly checkSheet: (characters: string) => Promise<void>
}

const route = routeOf<Setup>()

const SetupFinding = z
  .object({
    code: z.string(),
    severity: z.enum(['critical', 'warning']),
    what: z.string(),
    effect: z.string(),
    wayOut: z.string(),
  })
  .meta({
    id: 'SetupFinding',
    example: {
      code: 'no-mail',
      severity: 'critical',
      what: 'Email isn’t set up.',
      effect: 'Patients can’t reset their passwords, and email campaigns are turned off.',
      wayOut: 'Set SMTP_URL and MAIL_FROM.',
    },
  })

const BackupFactShown = z
  .object({
    label: z.enum([
      'Last backup',
      'Last successful restore test',
      'Last archived change',
      'Last base backup',
    ]),
    value: z.string(),
    state: z.enum(['well', 'none', 'overdue', 'failed']),
  })
  .meta({
    id: 'BackupFact',
    example: { label: 'Last successful restore test', value: 'yesterday, 41 s', state: 'well' },
  })

export const setupRoutes = [
  route({
    method: 'get',
    path: '/api/admin/setup',
    name: 'listSetupFindings',
    summary: 'List problems with the app’s settings, worst first.',
    description:
      'Each one comes with its effect and a way to fix it, as `npm run doctor` prints them. An empty list ' +
      'means that no problems were found.',
    access: ['owner'],
    answer: z.array(SetupFinding),
    refusals: [],
    handle: async setup => [...(await setup.findings())],
  }),
  route({
    method: 'get',
    path: '/api/admin/setup/backups',
    name: 'listBackupFacts',
    summary: 'Get the state of the clinic’s backups.',
    description:
      'When the last backup was made, and when a backup last passed a test restore, in words as `npm run ' +
      'doctor` prints them. Empty if backups are turned off.',
    access: ['owner'],
    answer: z.array(BackupFactShown),
    refusals: [],
    handle: async setup => [...(await setup.backupFacts())],
  }),
  route({
    method: 'post',
    path: '/api/admin/setup/emergency-sheet',
    name: 'checkEmergencySheet',
    summary: 'Confirm that someone has the emergency sheet.',
    description:
      'Takes the last six characters of its recovery key. Confirmation is due once a year ' +
      '(`emergency-sheet` in the list of problems).',
    access: ['owner'],
    body: z.strictObject({ characters: z.string().max(20) }),
    answer: z.object({ success: z.boolean() }).meta({ id: 'Done', example: { success: true } }),
    refusals: [NotTheSheet],
    handle: async (setup, { body }) => {
      await setup.checkSheet(body.characters)
      return { success: true }
    },
  }),
]
