import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PostgresServer } from '../../support/postgres-server.ts'
import { startVelora, type VeloraProcess } from '../../support/process.ts'
import { postmasterOf } from '../prepare.ts'
import type { Checkout } from './checkout.ts'
import { admitPeople, type Clinic, codeOf, fillTables } from './clinic.ts'
import type { Measurable } from './measure.ts'
import type { Side } from './table.ts'

/** A commit with a database of its own in which the same people are. */
export interface Prepared {
  readonly side: Side
  readonly checkout: Checkout
  readonly clinic: Clinic
  readonly env: Readonly<Record<string, string>>
  /** The first code that nobody in its database has had yet, of so many. */
  takeCodes(count: number): number
}

export interface Running extends Measurable {
  readonly side: Side
  readonly prepared: Prepared
  readonly app: VeloraProcess
}

const sessionKey = 'a session key for the bench and long enough'

/** Settings for an app in a folder of its own, which the caller removes. */
export const settingsIn = (database?: string): Record<string, string> => ({
  DATA_DIR: mkdtempSync(join(tmpdir(), 'velora-bench-')),
  SESSION_KEYS: sessionKey,
  ...(database && { DATABASE_URL: database }),
})

export async function prepareSide(
  side: Side,
  checkout: Checkout,
  server: PostgresServer,
  codes: number,
): Promise<Prepared> {
  await server.createDatabase(side)
  const env = settingsIn(server.url(side))
  const app = await startVelora(env, checkout.server, checkout.folder)
  const clinic = await admitPeople(app.url).finally(() => app.end('SIGTERM'))
  await fillTables(server.url(side), codes)
  let taken = 0
  const takeCodes = (count: number) => {
    taken += count
    if (taken > codes) throw new Error(`There are no codes beyond ${codeOf(codes)}.`)
    return taken - count
  }
  return { side, checkout, clinic, env, takeCodes }
}

export async function runSide(prepared: Prepared): Promise<Running> {
  const { side, checkout, env } = prepared
  return running(side, prepared, await startVelora(env, checkout.server, checkout.folder))
}

/** The yardstick, on the same tables as the app. */
export async function runYardstick(prepared: Prepared): Promise<Running> {
  return running('yardstick', prepared, await startVelora(prepared.env, 'tests/bench/bench/plain-koa.ts'))
}

async function running(side: Side, prepared: Prepared, app: VeloraProcess): Promise<Running> {
  const postmaster = await postmasterOf(prepared.env['DATABASE_URL'] ?? '')
  return { side, prepared, app, url: app.url, pid: app.pid, postmaster }
}
