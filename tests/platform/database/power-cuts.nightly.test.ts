import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openEmbedded } from '#platform/database/embedded.ts'
import { diceFrom } from '../../support/dice.ts'
import { type TornDisk, watchDisk } from '../../support/torn-disk.ts'

let place: string
let disk: TornDisk
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'velora-power-'))
  disk = watchDisk(join(place, 'data'), join(place, 'disk'), diceFrom(Date.now()))
})
afterEach(() => {
  disk.release()
  rmSync(place, { recursive: true, force: true })
})

const openData = () => openEmbedded(join(place, 'data'))
const tables = 'create table entry (n int primary key, note text); create table balance (points int);'

it('a power cut takes nothing from the embedded database that was acknowledged, and leaves no half of anything', async () => {
  const cuts: { readonly folder: string; readonly acknowledged: number }[] = []
  const engine = await openData()
  await engine.script(`${tables} insert into balance values (0)`)
  for (let n = 1; n <= 80; n++) {
    await engine.transaction(async run => {
      await run('entry', 'insert into entry values ($1, $2)', [n, 'a treatment '.repeat(40)])
      await run('balance', 'update balance set points = points + 1', [])
      if (n % 40 === 7) cut(n - 1)
    })
    if (n % 40 === 0) cut(n)
    if (n === 50) await engine.script('checkpoint')
  }
  await engine.close()
  cut(80)
  disk.release()

  function cut(acknowledged: number) {
    const folder = join(place, `cut-${cuts.length}`)
    disk.cut(folder)
    cuts.push({ folder, acknowledged })
  }

  expect(cuts).toHaveLength(5)
  for (const { folder, acknowledged } of cuts) {
    const after = await openEmbedded(folder)
    const { rows } = await after.run(
      'found',
      'select points, (select count(*)::int from entry) as entries from balance',
      [],
    )
    await after.close()
    expect(rows).toEqual([{ points: acknowledged, entries: acknowledged }])
  }
})

it('a database that a power cut found half made is made anew', async () => {
  const folder = join(place, 'cut')
  let isCut = false
  disk.afterWrites(1_100, () => {
    disk.cut(folder)
    isCut = true
  })
  await (await openData()).close()
  disk.release()
  expect(isCut).toBe(true)
  const after = await openEmbedded(folder)
  await after.script(tables)
  await after.close()
})
