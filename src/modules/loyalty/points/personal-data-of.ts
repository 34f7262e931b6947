import { everyItem } from '#platform/kernel/paging.ts'
import { listEntries } from './list-entries.ts'
import type { PointsPorts } from './ports.ts'

export async function personalDataOf(ports: Pick<PointsPorts, 'ledger' | 'locationOf'>, memberId: string) {
  return {
    pointsBalance: await ports.ledger.balanceOf(memberId),
    ledger: everyItem(
      (limit, before: number | undefined) => listEntries(ports, memberId, limit, before),
      ({ number }) => number,
    ),
  }
}
