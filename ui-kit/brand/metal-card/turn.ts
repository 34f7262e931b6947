import { moments } from '../../foundations/motion/moments.ts'
import { play } from '../../foundations/motion/play-moment.ts'

interface Turn {
  readonly seenMs: number
  /** Ends it early. */
  readonly signal: AbortSignal
  readonly onTurned: () => void
}

const { comes, turns, goes } = moments.rise.acts

/** Shows the stage above the page, turns the card, leaves it visible for a while and hides it again. */
export async function turn(stage: HTMLElement, { seenMs, signal, onTurned }: Turn): Promise<void> {
  // Without popovers, nothing can be shown above the page.
  if (!stage.showPopover) return onTurned()
  stage.showPopover()
  await play(stage, comes, signal)
  await play(stage, turns, signal)
  onTurned()
  await passed(seenMs, signal)
  await play(stage, goes)
  if (stage.isConnected) stage.hidePopover()
}

const passed = (ms: number, signal: AbortSignal) =>
  new Promise<void>(done => {
    if (signal.aborted) return done()
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
