import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Role, startCluster, waitBefore } from '#platform/cluster/primary.ts'

/** Small programs in place of the app: how they begin and end is all that counts here. */
const programs = {
  stays: 'setInterval(() => {}, 1000); process.send({ kind: "ready" })',
  refuses: 'process.send({ kind: "failed", reason: "There is no database." }, () => process.exit(1))',
  breaks: 'process.exit(3)',
  // Ready once, and never again.
  endsOnce: `import { existsSync, writeFileSync } from 'node:fs'
    const mark = process.env.MARK
    if (existsSync(mark)) process.send({ kind: 'failed', reason: 'Something else has changed.' }, () => process.exit(1))
    else { writeFileSync(mark, ''); process.send({ kind: 'ready' }, () => process.exit(1)) }`,
  deaf: 'for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => {}); setInterval(() => {}, 1000); process.send({ kind: "ready" })',
}

describe('the primary of a cluster', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'velora-primary-'))
    for (const [name, text] of Object.entries(programs)) writeFileSync(join(folder, `${name}.mjs`), text)
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  const role = (program: keyof typeof programs, serves = true): Role => ({
    name: program,
    script: join(folder, `${program}.mjs`),
    serves,
    env: { MARK: join(folder, `${program}.mark`) },
  })
  const silent = { info: () => {}, error: () => {} } as never
  const calm = new AbortController().signal

  it('throws why its first process can’t start, and starts no other', async () => {
    const start = startCluster([role('refuses'), role('stays')], { log: silent, onGivenUp: () => {} })
    await expect(start).rejects.toThrow('There is no database.')
    const other = startCluster([role('breaks')], { log: silent, onGivenUp: () => {} })
    await expect(other).rejects.toThrow('breaks ended with 3')
  })

  it('gives up when nobody is left to serve and the next one can’t start', async () => {
    const givenUp = Promise.withResolvers<Error>()
    const cluster = await startCluster([role('endsOnce'), role('stays', false)], {
      log: silent,
      onGivenUp: givenUp.resolve,
    })
    expect((await givenUp.promise).message).toBe('Something else has changed.')
    await cluster.stop(1_000, calm)
  })

  it('goes on trying while others serve', async () => {
    rmSync(join(folder, 'endsOnce.mark'), { force: true })
    const failures = Promise.withResolvers<void>()
    let [failed, givenUp] = [0, 0]
    const log = {
      info: () => {},
      error: (_: object, what: string) => what.includes('can’t') && ++failed === 2 && failures.resolve(),
    }
    const cluster = await startCluster([role('stays'), role('endsOnce')], {
      log: log as never,
      onGivenUp: () => givenUp++,
    })
    await failures.promise
    expect(givenUp).toBe(0)
    await cluster.stop(1_000, calm)
  })

  it('ends who does not end by itself', async () => {
    const cluster = await startCluster([role('deaf')], { log: silent, onGivenUp: () => {} })
    await expect(cluster.stop(50, calm)).resolves.toBeUndefined()
  })

  it('waits longer each time that a process ends soon, up to half a minute', () => {
    expect([0, 1, 2, 3, 7, 50].map(waitBefore)).toEqual([0, 500, 1_000, 2_000, 30_000, 30_000])
  })
})
