import { transactionsOn } from '#platform/database/transactions.ts'
import type { Module, Platform } from '#platform/module.ts'
import { draftsInDatabase } from './adapters/drafts-in-database.ts'
import { fingerprint } from './adapters/fingerprint.ts'
import { programmeMigrations } from './adapters/migrations.ts'
import { partRoutes } from './adapters/part-routes.ts'
import { programmeRoutes } from './adapters/programme-routes.ts'
import { versionsInDatabase } from './adapters/versions-in-database.ts'
import type { ProgrammePorts } from './ports.ts'
import { openProgramme } from './programme.ts'

type Others = Pick<ProgrammePorts, 'parts'>

export const programmeModule = {
  migrations: programmeMigrations,
  routes: {
    programme: {
      description:
        'What the clinic offers (places, menu, rewards, check-in codes): a draft, and the versions that were published.',
      routes: [...programmeRoutes, ...partRoutes],
    },
  },
  open({ database, now }: Platform, others: Others) {
    const door = openProgramme({
      drafts: draftsInDatabase(database),
      versions: versionsInDatabase(database),
      takeTurn: takingTurns(database),
      fingerprint,
      now,
      ...others,
    })
    const { inTransaction } = database
    return {
      ...transactionsOn(database)(door, 'saveDraft', 'discardDraft', 'publishDraft', 'recordInForce'),
      /** The same work, whose effect on a published programme is a version of it. */
      recording:
        <Made>(note: string, work: () => Promise<Made>) =>
        (): Promise<Made> =>
          inTransaction(async () => {
            const made = await work()
            await door.recordInForce({ note, by: 'Velora', begins: false })
            return made
          }),
    }
  },
} satisfies Module

/** A lock of the transaction: whoever comes second finds what the first one left. */
function takingTurns(database: Platform['database']): ProgrammePorts['takeTurn'] {
  const take = database.statement<never>(
    'programme-turn',
    "select pg_advisory_xact_lock(hashtext('velora programme'))",
  )
  return async () => {
    await take()
  }
}
