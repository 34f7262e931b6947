import { openToDie } from '../support/open-to-die.ts'

/** A process that merges pairs, or takes them apart again, one after the other, and ends. */
const pairs = JSON.parse(process.env['PAIRS'] ?? '[]') as readonly (readonly [string, string])[]
const state = process.env['UNDO'] === '1' ? 'undone' : 'merged'
const { modules, database, begin, close } = await openToDie({})
begin((await database.run('select from arrivals.merge where state = $1', [state])).length)
for (const [survivorId, absorbedId] of pairs) {
  const actor = 'staff:test'
  // A second run finds what the first one did: merging again is the same merge, and undoing again finds none.
  if (state === 'merged') {
    await modules.arrivals.mergeMembers({ survivorId, absorbedId, actor, actorName: 'Tess' })
    continue
  }
  const [merge] = await modules.arrivals.listMerges(survivorId)
  if (merge) await modules.arrivals.undoMerge(merge.id, actor)
}
await close()
