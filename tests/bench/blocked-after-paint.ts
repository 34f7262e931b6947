/** As browsers write it: times in microseconds, `tdur` what of it was spent on the processor. */
export interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly tdur?: number
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string } }
}

/**
 * What was over 50 ms in each task of the page after its first paint, in all, on a processor so many times slower. By the
 * processor's time, so that what else the machine does is not the page's.
 */
export function blockedAfterPaint(events: readonly TraceEvent[], slowdown: number): number {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http'),
  )
  const paint = events.find(
    ({ name, pid, ts }) => name === 'firstContentfulPaint' && pid === start?.pid && ts > start.ts,
  )
  if (!start || !paint) throw new Error('The trace has no first paint.')
  return events
    .filter(({ name, pid, tid, ts }) => {
      const isOwn = pid === start.pid && tid === start.tid
      return isOwn && name.endsWith('RunTask') && ts > paint.ts
    })
    .map(({ tdur = 0 }) => (tdur / 1000) * slowdown)
    .reduce((sum, ms) => sum + Math.max(0, ms - 50), 0)
}
