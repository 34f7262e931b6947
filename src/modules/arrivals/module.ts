import { createHash } from 'node:crypto'
import type { Module, Platform } from '#platform/module.ts'
import { arrivalsArchive } from './adapters/archive.ts'
import {
  arrivalsMigrations,
  expiredImports,
  FilePartTable,
  filePartRows,
  ImportTable,
  OriginTable,
  originRows,
  personRows,
  RowTable,
} from './adapters/arrivals-tables.ts'
import { importRoutes } from './adapters/import-routes.ts'
import { filesInDatabase, importsInDatabase, originsInDatabase } from './adapters/imports-in-database.ts'
import { rowsInDatabase } from './adapters/rows-in-database.ts'
import { openArrivals } from './arrivals.ts'
import type { ArrivalsPorts } from './ports.ts'

/** What other modules do for an import. */
type Others = Pick<
  ArrivalsPorts,
  | 'parsePhone'
  | 'holdersOf'
  | 'importMembers'
  | 'holdMember'
  | 'postImported'
  | 'countEntries'
  | 'openImported'
  | 'placeImported'
  | 'tiers'
  | 'pointRate'
  | 'recordImportedConsents'
  | 'findPatient'
  | 'eraseMember'
>

const importsQueue = { name: 'imports', expireInSeconds: 3_600 }

/** How late an import goes on whose process was lost, once its lease is over. */
const lookEverySeconds = 5

export const arrivalsModule = {
  archive: arrivalsArchive,
  migrations: arrivalsMigrations,
  tables: [ImportTable, FilePartTable, RowTable, OriginTable],
  routes: {
    arrivals: {
      description: 'Patients from another system: a file is read, checked, imported, and can be taken back.',
      routes: importRoutes,
    },
  },
  queues: [importsQueue],
  retention: expiredImports,
  encrypted: [filePartRows, personRows, originRows],
  open(
    { settings, database, cipher, jobs, now, timeZone }: Platform<Pick<ArrivalsPorts, 'minimumAge'>>,
    others: Others,
  ) {
    const beQuiet = database.statement<never>(
      'import-is-no-event',
      "select set_config('velora.importing', 'on', true)",
    )
    const arrivals = openArrivals({
      ...others,
      imports: importsInDatabase(database),
      files: filesInDatabase(database, cipher),
      rows: rowsInDatabase(database, cipher),
      origins: originsInDatabase(database, cipher),
      digest: text => createHash('sha256').update(text).digest('hex').slice(0, 32),
      enqueue: () => jobs.enqueue(importsQueue.name),
      refreshStatistics: () => database.run('analyze'),
      inTransaction: work =>
        database.inTransaction(async () => {
          await beQuiet()
          return work()
        }),
      minimumAge: settings.minimumAge,
      now,
      timeZone,
    })
    jobs.handle(importsQueue.name, (_contents, stopping) => arrivals.continueImports(stopping))
    jobs.poll(lookEverySeconds, importsQueue.name)
    return arrivals
  },
} satisfies Module
