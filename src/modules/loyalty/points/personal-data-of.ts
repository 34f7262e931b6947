import { everyItem } from '#platform/kernel/paging.ts'
import { withPlaces } from './list-entries.ts'
import type { PointsPorts } from './ports.ts'

export async function personalDataOf(
  { ledger, locationOf }: Pick<PointsPorts, 'ledger' | 'locationOf'>,
  memberId: string,
) {
  return {
    pointsBalance: await ledger.balanceOf(memberId),
    ledger: everyItem(
      async (limit, before: number | undefined) =>
        withPlaces(await ledger.entriesOf(memberId, limit, before), locationOf),
      ({ number }) => number,
    ),
  }
}
