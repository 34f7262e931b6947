import type { Database } from '#platform/database/database.ts'
import type { EncryptionKey } from '#platform/encryption/cipher.ts'
import type { Parts } from '#platform/module.ts'
import { platformParts } from '#platform/platform.ts'
import { arrivalsModule } from '../modules/arrivals/module.ts'
import { contentModule } from '../modules/content/module.ts'
import { diaryModule } from '../modules/diary/module.ts'
import { focusModule } from '../modules/focus/module.ts'
import { identityModule } from '../modules/identity/module.ts'
import { integrationsModule } from '../modules/integrations/module.ts'
import { loyaltyModule } from '../modules/loyalty/module.ts'
import { messagingModule } from '../modules/messaging/module.ts'
import { patientsModule } from '../modules/patients/module.ts'
import { privacyModule } from '../modules/privacy/module.ts'
import { programModule } from '../modules/program/module.ts'
import { requestsModule } from '../modules/requests/module.ts'
import { tiersModule } from '../modules/tiers/module.ts'
import { archiveRoutes } from './archive-routes.ts'
import { backupMigrations, oldBackupRuns } from './backups/backup-runs.ts'
import { baseline } from './baseline.ts'
import { plainRowMigrations } from './plain-rows.ts'
import { setupRoutes } from './setup-routes.ts'

const serverParts = {
  migrations: [baseline, ...backupMigrations, ...plainRowMigrations],
  retention: [oldBackupRuns],
  archive: { tables: [], staying: { 'platform.backup_run': 'When this server was backed up.' } },
  routes: {
    server: {
      description: 'The server’s setup, for the owner.',
      routes: [...setupRoutes, ...archiveRoutes],
    },
  },
} satisfies Parts

/** In the order of the contract. */
const everyPart = {
  platform: platformParts,
  identity: identityModule,
  loyalty: loyaltyModule,
  tiers: tiersModule,
  content: contentModule,
  program: programModule,
  messaging: messagingModule,
  requests: requestsModule,
  diary: diaryModule,
  integrations: integrationsModule,
  privacy: privacyModule,
  patients: patientsModule,
  arrivals: arrivalsModule,
  focus: focusModule,
  server: serverParts,
} as const
const parts: readonly Parts[] = Object.values(everyPart)

type ModuleWithRoutes<Of> = {
  [Name in keyof Of]: Of[Name] extends { readonly routes: object } ? Name : never
}[keyof Of]

export const schema = {
  tables: parts.flatMap(({ tables = [] }) => tables),
  migrations: parts.flatMap(({ migrations = [] }) => migrations),
}

/** A job that takes longer than its queue allows counts as lost. */
export const queues = parts.flatMap(({ queues = [] }) => queues)

export const retention = parts.flatMap(({ retention = [] }) => retention)

/** Files stored outside the database. */
export const filesOfRows = parts.flatMap(({ files = [] }) => files)

/** The tables that a clinic takes along when it leaves, and why the others stay. */
export const archivedTables = parts.flatMap(({ archive }) => archive?.tables ?? [])
export const stayingTables: Readonly<Record<string, string>> = Object.assign(
  {},
  ...parts.map(({ archive }) => archive?.staying),
)

/** Contradictions in a database, one per line; empty if all is well. */
export async function verifyAll(database: Pick<Database, 'statement'>): Promise<readonly string[]> {
  const lines: string[] = []
  for (const { verify } of parts) lines.push(...((await verify?.(database)) ?? []))
  return lines
}

/** The routes that `start.ts` serves and `openapi/emit.ts` documents. */
export const documentedRoutes = Object.entries<Parts>(everyPart).flatMap(([name, { routes = {} }]) =>
  Object.entries(routes).map(([tag, documented]) => ({
    module: name as ModuleWithRoutes<typeof everyPart>,
    tag,
    ...documented,
  })),
)

/**
 * Everything encrypted with PHI_KEYS, intakes first: startup checks which keys it uses, and a rotation re-encrypts it
 * (D-32).
 */
export const encryptedRows = parts.toReversed().flatMap(({ encrypted = [] }) => encrypted)

/** Refuses keys that don't belong to this database. Returns sentences about doubtful ones. */
export const checkKeys = (database: Database, keys: readonly EncryptionKey[]): Promise<readonly string[]> =>
  privacyModule.checkPhiKeys(database, keys, encryptedRows)
