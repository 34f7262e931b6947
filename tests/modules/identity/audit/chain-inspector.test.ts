import { describe, expect, it } from 'vitest'
import {
  chainInspector,
  type Link,
  linkText,
  type SealedEntry,
} from '../../../../src/modules/identity/audit/audit-chain.ts'

/** Instead of a hash: the same text, the same number. */
const hashOf = (text: string) =>
  String([...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1e9, 7))

/** Times are minutes after midnight. */
function chainOf(...entries: readonly (readonly [written: number, at: number])[]): readonly Link[] {
  const time = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 0, minutes)).toISOString()
  let hash = ''
  return entries.map(([written, at], index) => {
    const entry: SealedEntry = {
      id: `a${index + 1}`,
      at: time(at),
      staffId: 'ines',
      staffName: 'Ines',
      role: 'front desk',
      action: 'awardTreatment',
      memberId: null,
      subject: null,
      address: '127.0.0.1',
    }
    const place = { number: index + 1, entryId: entry.id, writtenAt: time(written), entry }
    hash = hashOf(linkText(hash, place))
    return { ...place, hash }
  })
}

const foundIn = (links: readonly Link[]) => {
  const inspect = chainInspector(hashOf)
  return links.flatMap(link => inspect(link) ?? [])
}

describe('a chain of audit entries', () => {
  it('holds in the order in which they were written, also where they are not dated so', () => {
    expect(foundIn(chainOf([0, 0], [1, 0], [2, 3], [3, 2], [500, 500], [501, 499]))).toEqual([])
  })

  it('holds where clocks of instances differ by an hour, or all of them were set back', () => {
    expect(foundIn(chainOf([0, 59], [61, 61], [200, 141], [300, 300]))).toEqual([])
    expect(foundIn(chainOf([600, 600], [540, 480], [541, 481]))).toEqual([])
  })

  it('tells an entry that has a date from long before those which were written long before it', () => {
    const [found, ...others] = foundIn(chainOf([0, 0], [200, 200], [261, 139], [262, 262]))
    expect(found).toBe(
      'entry a3, number 3, says 2026-11-20T02:19:00.000Z, and its link says 2026-11-20T04:21:00.000Z',
    )
    expect(others).toEqual([])
    expect(foundIn(chainOf([0, 0], [200, 200], [261, 140]))).toEqual([])
    expect(foundIn(chainOf([0, 0], [200, 200], [260, 10]))).toEqual([])
  })

  it('begins with number 1, and misses none', () => {
    const [one, two, three] = chainOf([0, 0], [1, 1], [2, 2]) as [Link, Link, Link]
    expect(foundIn([two])).toEqual(['place 1 of the chain is missing'])
    expect(foundIn([one, three])).toEqual(['place 2 of the chain is missing'])
    expect(foundIn([one, { ...two, entry: null }])).toEqual(['entry a2, sealed as number 2, is missing'])
    expect(foundIn([one, { ...two, hash: one.hash }])).toEqual([
      'entry a2 is not what was sealed as number 2',
    ])
  })
})
