export interface Press {
  readonly what: string
  /** What the page's thread worked from the press to the paint that shows it. */
  readonly processorMs: number
  readonly clockMs: number
}

/** As browsers write it: times in microseconds, `tdur` what of it was spent on the processor. */
interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  readonly tdur?: number
  readonly args?: { readonly data?: Timing }
}

/** Of an event that somebody caused, in milliseconds. */
interface Timing {
  readonly type?: string
  readonly interactionId?: number
  readonly timeStamp?: number
  readonly duration?: number
  readonly commitFinishTime?: number
}

/** The presses that a trace tells of. One is several events, each with a time of its own. */
export function pressesIn(events: readonly TraceEvent[]): readonly Press[] {
  return events
    .filter(({ name, ph }) => name === 'EventTiming' && ph === 'b')
    .flatMap(({ pid, tid, ts, args }) => {
      const { interactionId = 0, type = '', timeStamp = 0, commitFinishTime, duration = 0 } = args?.data ?? {}
      if (interactionId === 0 || commitFinishTime === undefined) return []
      // The page's thread has then given the frame away; the rest is the compositor's.
      const shown = ts + (commitFinishTime - timeStamp) * 1000
      const processorMs = events
        .filter(each => each.pid === pid && each.tid === tid && each.name.endsWith('RunTask'))
        .filter(each => each.ts < shown && each.ts + (each.dur ?? 0) > ts)
        .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
      return [{ what: type, processorMs, clockMs: duration }]
    })
}
