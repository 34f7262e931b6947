import { openToDie } from '../support/open-to-die.ts'

/** A process that goes on with what is due of every import, by a clock that is ahead, and ends. */
const ahead = Number(process.env['AHEAD_MS'])
const { modules, begin, close } = await openToDie({ now: () => new Date(Date.now() + ahead) })
begin((await modules.arrivals.listImports())[0]?.settledRows ?? 0)
await modules.arrivals.continueImports(() => false)
await close()
