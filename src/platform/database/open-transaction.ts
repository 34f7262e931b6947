import type { Answer, Run } from './database.ts'

export interface OpenTransaction {
  /** Refuses once the transaction has ended: a statement that comes too late must not be kept by itself. */
  readonly run: Run
  /** From now on it takes no statement. Gives how those went that nobody waited for: rejects with the first failure. */
  end(): Promise<void>
  /** The same beside a `commit` that is on its way. Throws what went wrong when the server answers it by taking everything back. */
  commit(committed: Promise<Pick<Answer, 'command'>>): Promise<void>
}

const abortedAlready = '25P02'

/** The statements of one transaction. After one that failed, the others fail with its reason. */
export function openTransaction(run: Run): OpenTransaction {
  const underWay = new Set<Promise<unknown>>()
  let failure: { readonly reason: unknown } | undefined
  let isOpen = true
  const failed = (reason: unknown) => {
    failure ??= { reason }
    return (reason as { code?: string }).code === abortedAlready ? failure.reason : reason
  }
  const end = async () => {
    isOpen = false
    await Promise.allSettled(underWay)
    if (failure) throw failure.reason
  }
  return {
    async run(...statement) {
      if (!isOpen) throw new Error('This transaction has ended, and takes no more statements.')
      const answer = run(...statement)
      underWay.add(answer)
      try {
        return await answer
      } catch (error) {
        throw failed(error)
      } finally {
        underWay.delete(answer)
      }
    },
    end,
    async commit(committed) {
      const [ended] = await Promise.allSettled([end(), committed])
      if (ended.status === 'rejected') throw ended.reason
      if ((await committed).command !== 'COMMIT') throw new Error('The transaction was taken back.')
    },
  }
}
