import { writeSync } from 'node:fs'
import type { Engine } from '#platform/database/database.ts'
import { openLog } from '#platform/http/server/log.ts'
import { type Environment, openAll, openEngine } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'

/** Where a process can be killed: between a statement's answer and the commit, and around the commit. */
export const deathPlaces = ['after a statement', 'before the commit', 'in the commit', 'after it'] as const

/** The commit is on its way, and not answered. An immediate would be too late: the embedded database doesn't yield to it. */
async function aMomentLater() {
  for (let turn = 0; turn < 20; turn++) await undefined
}

/** Opens the clinic in a process that kills itself where its environment says. */
export async function openToDie(environment: Environment) {
  const [settings, log] = [readSettings(process.env), openLog('silent')]
  let statements = Number.NEGATIVE_INFINITY
  const pass = (place: (typeof deathPlaces)[number]) => {
    if (statements >= Number(process.env['DIES_AFTER']) && place === process.env['DIES_AT'])
      process.kill(process.pid, 'SIGKILL')
  }
  const dying = (engine: Engine): Engine => ({
    ...engine,
    async transaction(work) {
      const result = await engine.transaction(async run => {
        const result = await work(async (...statement) => {
          const answer = await run(...statement)
          statements++
          pass('after a statement')
          return answer
        })
        pass('before the commit')
        void aMomentLater().then(() => pass('in the commit'))
        return result
      })
      pass('after it')
      return result
    },
  })
  const clinic = await openAll(
    settings,
    { ...environment, engine: dying(await openEngine(settings, log)) },
    log,
  )
  return {
    ...clinic,
    /** From here on, it counts the statements in its transactions. Says how much earlier processes have done. */
    begin(done: number) {
      writeSync(1, `${done}\n`)
      statements = 0
    },
  }
}
