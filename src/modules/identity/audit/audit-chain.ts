import type { AuditEntry } from './audit-entries.ts'

/** An entry's place in the chain, and the entry as it stands today; null where it is gone. Times are text: digits count. */
export interface Link {
  readonly number: number
  readonly entryId: string
  /** When the database got the entry, by its own clock. */
  readonly writtenAt: string
  readonly hash: string
  readonly entry: SealedEntry | null
}

export interface SealedEntry extends Omit<AuditEntry, 'at' | 'seal'> {
  readonly at: string
}

/** What the hash of a place is taken of: the hash before it, and all that the entry says (D-261). */
export const linkText = (
  previousHash: string,
  { number, writtenAt, entry: e }: { number: number; writtenAt: string; entry: SealedEntry },
): string =>
  JSON.stringify([
    previousHash,
    number,
    writtenAt,
    e.id,
    e.at,
    e.staffId,
    e.staffName,
    e.role,
    e.action,
    e.memberId,
    e.subject,
    e.address,
  ])

/** Instances' clocks may differ by so much, and a transaction may take its time. */
const slackMs = 3_600_000

/**
 * Looks at one place after the other, from the first, and says of each what does not hold; nothing where all does. An
 * entry that was slipped in with an older date is found by its neighbours: the database got them long before.
 */
export function chainInspector(hashOf: (text: string) => string): (link: Link) => string | undefined {
  let previous: Pick<Link, 'number' | 'hash'> = { number: 0, hash: '' }
  const recent: { readonly writtenMs: number; readonly atMs: number }[] = []
  let settledMs = Number.NEGATIVE_INFINITY

  return link => {
    const { number, entry, entryId, hash } = link
    if (number !== previous.number + 1) return `place ${previous.number + 1} of the chain is missing`
    if (!entry) return `entry ${entryId}, sealed as number ${number}, is missing`
    if (hashOf(linkText(previous.hash, { ...link, entry })) !== hash)
      return `entry ${entryId} is not what was sealed as number ${number}`
    previous = { number, hash }

    const writtenMs = Date.parse(link.writtenAt)
    const atMs = Date.parse(entry.at)
    while (recent[0] && recent[0].writtenMs < writtenMs - slackMs)
      settledMs = Math.max(settledMs, recent.shift()?.atMs ?? settledMs)
    recent.push({ writtenMs, atMs })
    if (atMs >= settledMs - slackMs) return undefined
    return `entry ${entryId}, number ${number}, says ${entry.at}, and its link says ${link.writtenAt}`
  }
}
