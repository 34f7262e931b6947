import { getReadProgramQueryKey } from '#api/program/program.ts'
import type { ProgramWithdrawal } from '#api/schemas/index.ts'
import { useAction } from '../../../data/use-action.ts'
import type { Part, SavedPart } from './use-draft.ts'

interface WithdrawalCall {
  readonly call: (options: { headers: Record<string, string> }) => Promise<ProgramWithdrawal>
  /** The message on success: 'Code retired: Front desk'. */
  readonly note: string
}

/** Withdraws an item immediately from the published program, the draft and the scheduled publication (D-187). */
export function useWithdrawal<C>(part: Part<C>, saved: SavedPart<C> | undefined, onDone: () => void) {
  const withdrawal = useAction({
    call: ({ call }: WithdrawalCall) => call({ headers: { 'If-Match': `"${saved?.revision}"` } }),
    success: ({ version }, { note }) => ({ title: version ? 'Live Now' : 'Change Saved', description: note }),
    failure: 'Couldn’t Save the Change',
    onSuccess: onDone,
    refreshes: [part.queryKey, getReadProgramQueryKey()],
    refreshesAnyway: true,
  })
  return { withdraw: withdrawal.mutate, busy: withdrawal.isPending }
}
