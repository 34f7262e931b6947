import { useEffect, useState } from 'react'
import { showDeskCode } from '#api/check-in/check-in.ts'
import type { DeskCode } from '#api/schemas/index.ts'
import { ApiError } from '../../data/request.ts'

const takenLongerMs = 30_000
const tryAgainMs = 3_000
/** How often a screen that greets checks for new arrivals. */
const lookMs = 3_000
const ended = ['desk-screen-ended', 'no-code-to-show']

export type DeskCodeState = {
  /** The code to show; removed when it is no longer accepted. */
  shown: DeskCode | undefined
  problem: ApiError | undefined
  /** The pass has ended: staff must start the screen again. */
  over: boolean
}

/** The current code, renewed when the server says, or as soon as a lost connection is back. */
export function useDeskCode(pass: string, greets: boolean): DeskCodeState {
  const [shown, setShown] = useState<DeskCode>()
  const [problem, setProblem] = useState<ApiError>()
  useEffect(() => keepRenewing({ pass, greets }, setShown, setProblem), [pass, greets])
  const over = ended.includes(problem?.code ?? '')
  return { shown: over ? undefined : shown, problem, over }
}

function keepRenewing(
  screen: { pass: string; greets: boolean },
  setShown: (code: DeskCode | undefined) => void,
  setProblem: (problem: ApiError | undefined) => void,
) {
  const stopped = new AbortController()
  const { signal } = stopped
  let renewal: ReturnType<typeof setTimeout> | undefined
  let end: ReturnType<typeof setTimeout> | undefined
  const ask = async () => {
    clearTimeout(renewal)
    try {
      const code = await showDeskCode(screen, { signal })
      clearTimeout(renewal)
      clearTimeout(end)
      setShown(code)
      setProblem(undefined)
      renewal = setTimeout(ask, screen.greets ? Math.min(lookMs, code.renewInMs) : code.renewInMs)
      end = setTimeout(setShown, code.renewInMs + takenLongerMs, undefined)
    } catch (error) {
      if (signal.aborted || !(error instanceof ApiError)) return
      setProblem(error)
      if (!ended.includes(error.code ?? '')) renewal = setTimeout(ask, tryAgainMs)
    }
  }
  const seenAgain = () => document.visibilityState === 'visible' && void ask()
  addEventListener('online', ask, { signal })
  document.addEventListener('visibilitychange', seenAgain, { signal })
  void ask()
  return () => {
    stopped.abort()
    clearTimeout(renewal)
    clearTimeout(end)
  }
}
