import { useMutation } from '@tanstack/react-query'
import { confirmScan } from '#api/desk/desk.ts'
import type { WaitingScan } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { type ApiError, isFinal } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { isSettled, useRenewScans } from './use-renew-scans.ts'

interface Outcome {
  readonly confirmed: readonly string[]
  readonly refused: readonly ApiError[]
}

/** Confirms scans one after the other, each an entry of its own in the audit log; then says how it went. */
export function useConfirmingScans() {
  const renew = useRenewScans()
  const { mutate, isPending, variables } = useMutation<Outcome, ApiError, readonly WaitingScan[]>({
    mutationFn: confirmEach,
    onSuccess: tell,
    onError: error => {
      if (!handleUnauthorized(error))
        showToast({ title: 'Not Confirmed', description: error.sentence, tone: 'critical' })
    },
    onSettled: renew,
  })
  return { confirm: mutate, confirming: isPending ? variables : [] }
}

/** What is refused is no reason to leave out the others; without a connection or a session nothing follows. */
async function confirmEach(scans: readonly WaitingScan[]): Promise<Outcome> {
  const confirmed: string[] = []
  const refused: ApiError[] = []
  for (const { id } of scans)
    try {
      confirmed.push((await confirmScan(id)).message)
    } catch (error) {
      if (!isFinal(error)) throw error
      refused.push(error as ApiError)
    }
  return { confirmed, refused }
}

function tell({ confirmed, refused: [first, ...others] }: Outcome) {
  const [only] = confirmed
  const title = confirmed.length === 1 ? 'Check-in Confirmed' : `${confirmed.length} Check-ins Confirmed`
  if (!first)
    return showToast({ title, description: confirmed.length === 1 ? (only ?? '') : '', tone: 'positive' })
  const more = others.length > 0 ? ` (and ${others.length} more)` : ''
  showToast({
    title: only ? `${title}, Others Not` : 'Not Confirmed',
    description: `${first.sentence}${more}`,
    tone: isSettled(first) ? 'plain' : 'critical',
  })
}
