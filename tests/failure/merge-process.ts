import { openLog } from '#platform/http/server/log.ts'
import { openAll } from '../../src/server/open-all.ts'
import { readSettings } from '../../src/server/settings.ts'

/** A process that merges pairs, or takes them apart again, one after the other, and ends. */
const pairs = JSON.parse(process.env['PAIRS'] ?? '[]') as readonly (readonly [string, string])[]
const { modules, close } = await openAll(readSettings(process.env), {}, openLog('silent'))
process.stdout.write('working\n')
for (const [survivorId, absorbedId] of pairs) {
  const actor = 'staff:test'
  // A second run finds what the first one did: merging again is the same merge, and undoing again finds none.
  if (process.env['UNDO'] !== '1') {
    await modules.arrivals.mergeMembers({ survivorId, absorbedId, actor, actorName: 'Tess' })
    continue
  }
  const [merge] = await modules.arrivals.listMerges(survivorId)
  if (merge) await modules.arrivals.undoMerge(merge.id, actor)
}
await close()
