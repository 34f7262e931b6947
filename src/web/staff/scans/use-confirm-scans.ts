import { confirmScan } from '#api/check-in/check-in.ts'
import type { WaitingScan } from '#api/schemas/index.ts'
import { ApiError, isFinal } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { isSettled, listsOfScans } from './settled-scans.ts'

interface Outcome {
  readonly confirmed: readonly string[]
  readonly refused: readonly ApiError[]
}

/** Confirms scans one by one, each with its own audit entry, then reports the result. */
export function useConfirmingScans() {
  const { mutate, isPending, variables } = useAction({
    call: confirmEach,
    success: toldOf,
    failure: 'Couldn’t Confirm',
    refreshes: listsOfScans(),
    refreshesAnyway: true,
  })
  return { confirm: mutate, confirming: isPending ? variables : [] }
}

/** A refusal doesn't stop the rest, but a lost connection or session does. */
async function confirmEach(scans: readonly WaitingScan[]): Promise<Outcome> {
  const confirmed: string[] = []
  const refused: ApiError[] = []
  for (const { id } of scans)
    try {
      confirmed.push((await confirmScan(id)).message)
    } catch (error) {
      const isLost = !isFinal(error)
      // What was confirmed before the connection was lost is told, too.
      if (!(error instanceof ApiError) || (isLost && (confirmed.length === 0 || error.status === 401)))
        throw error
      refused.push(error)
      if (isLost) break
    }
  return { confirmed, refused }
}

function toldOf({ confirmed, refused: [first, ...others] }: Outcome) {
  const [only] = confirmed
  const title = confirmed.length === 1 ? 'Check-in Confirmed' : `${confirmed.length} Check-ins Confirmed`
  if (!first) return { title, description: confirmed.length === 1 ? (only ?? '') : '' }
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  return {
    title: only ? `${title}, Some Failed` : 'Couldn’t Confirm',
    description: `${first.userMessage}${more}`,
    tone: isSettled(first) ? ('plain' as const) : ('critical' as const),
  }
}
