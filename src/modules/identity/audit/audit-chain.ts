import type { AuditEntry } from './audit-entries.ts'

/** An entry's position in the chain, with its current row; null if that is gone. Times are text, to keep every digit. */
export interface Link {
  readonly number: number
  readonly entryId: string
  /** The time of insertion, by the database's clock. */
  readonly writtenAt: string
  readonly hash: string
  readonly entry: SealedEntry | null
}

export interface SealedEntry extends Omit<AuditEntry, 'at' | 'seal'> {
  readonly at: string
}

/** The input of a position's hash: the previous hash, and all fields of the entry (D-261). */
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

/** The tolerance for clock differences between instances and for slow transactions. */
const slackMs = 3_600_000

/**
 * Checks one position after the other, from the first, and returns the problem of each, if any. A backdated entry is
 * found by its neighbors, because they were inserted long before it.
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
