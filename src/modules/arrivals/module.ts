import { createHash } from 'node:crypto'
import { newId } from '#platform/kernel/ids.ts'
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
import { mergeRoutes } from './merging/adapters/merge-routes.ts'
import {
  archivedMerges,
  expiredMerges,
  MergeTable,
  mergeMigrations,
  mergeRows,
  mergesInDatabase,
} from './merging/adapters/merges-in-database.ts'
import { openMerging } from './merging/merging.ts'
import type { MergePart, MergingPorts } from './merging/ports.ts'
import { type PersonPorts, readPerson } from './merging/read-person.ts'
import type { ArrivalsPorts } from './ports.ts'
import { isPlaceholderEmail, isPlaceholderPhone, saysNothing } from './rules/cells.ts'
import { areDifferentBirthdays } from './rules/judge-row.ts'

type Others = Pick<
  ArrivalsPorts,
  | 'parsePhone'
  | 'holdersOf'
  | 'membersByExternalIds'
  | 'addExternalIds'
  | 'removeExternalIds'
  | 'importMembers'
  | 'fillIn'
  | 'undoFillIn'
  | 'holdMember'
  | 'postImported'
  | 'countEntries'
  | 'entriesByActor'
  | 'balancesOf'
  | 'openImported'
  | 'placeImported'
  | 'tiers'
  | 'pointRate'
  | 'recordImportedConsents'
  | 'takeConsentsBack'
  | 'activitySince'
  | 'eraseMembers'
  | 'accountsOf'
> &
  Pick<MergingPorts, 'holdMembers' | 'mergedTier' | 'namesOf' | 'namesakesOf'> &
  PersonPorts & {
    /** Each module's part of a merge, in lock order. */
    readonly mergeParts: readonly MergePart[]
  }

const importsQueue = { name: 'imports', expireInSeconds: 3_600 }

/** How soon an import continues after its process died and its lease ran out. */
const lookEverySeconds = 5

export const arrivalsModule = {
  archive: { ...arrivalsArchive, tables: [...arrivalsArchive.tables, archivedMerges] },
  migrations: [...arrivalsMigrations, ...mergeMigrations],
  tables: [ImportTable, FilePartTable, RowTable, OriginTable, MergeTable],
  routes: {
    arrivals: {
      description:
        'Importing patients from another system: read a file, check it, import it, undo the import.',
      routes: importRoutes,
    },
    merging: {
      description: 'Merging two records of the same patient: suggest, compare, merge, undo.',
      routes: mergeRoutes,
    },
  },
  queues: [importsQueue],
  retention: [...expiredImports, expiredMerges],
  encrypted: [filePartRows, personRows, originRows, mergeRows],
  open(
    { settings, database, cipher, jobs, now, timeZone }: Platform<Pick<ArrivalsPorts, 'minimumAge'>>,
    { mergeParts, ...others }: Others,
  ) {
    const inTransaction = <T>(work: () => Promise<T>) =>
      database.inTransaction(async () => {
        await database.run("select set_config('velora.importing', 'on', true)")
        return work()
      })
    const origins = originsInDatabase(database, cipher)
    const imports = importsInDatabase(database)
    const rows = rowsInDatabase(database, cipher)
    const arrivals = openArrivals({
      ...others,
      imports,
      files: filesInDatabase(database, cipher),
      rows,
      origins,
      digest: text => createHash('sha256').update(text).digest('hex').slice(0, 32),
      enqueue: () => jobs.enqueue(importsQueue.name),
      refreshStatistics: () => database.run('analyze'),
      inTransaction,
      minimumAge: settings.minimumAge,
      now,
      timeZone,
    })
    jobs.handle(importsQueue.name, (_contents, stopping) => arrivals.continueImports(stopping))
    jobs.poll(lookEverySeconds, importsQueue.name)
    const ownPart: MergePart = {
      name: 'origins',
      async merge({ survivorId, absorbedId }) {
        await imports.checkAgain()
        await rows.reassign([absorbedId], survivorId)
        return origins.move(absorbedId, survivorId)
      },
      async undo({ survivorId, absorbedId }, moved) {
        await imports.checkAgain()
        await rows.reassign([survivorId], null, { kind: 'matched' })
        return origins.move(survivorId, absorbedId, moved)
      },
    }
    const merging = openMerging({
      ...others,
      merges: mergesInDatabase(database, cipher),
      parts: [ownPart, ...mergeParts],
      personOf: memberId => readPerson(others, memberId),
      isPlaceholder: ({ kind, value }) =>
        saysNothing(value) || (kind === 'email' ? isPlaceholderEmail(value) : isPlaceholderPhone(value)),
      areDifferentBirthdays,
      newMergeId: at => newId(at.getTime()),
      // An import takes its turn before it locks members, so a merge does, too.
      inTransaction: work =>
        inTransaction(async () => {
          await imports.takeTurn()
          return work()
        }),
      now,
    })
    return {
      ...arrivals,
      ...merging,
      isPlaceholderEmail,
      async eraseMembers(memberIds: readonly string[]) {
        await arrivals.eraseMembers(memberIds)
        await merging.eraseMembers(memberIds)
      },
    }
  },
} satisfies Module
