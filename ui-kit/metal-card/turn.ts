import { animate } from 'framer-motion/dom/mini'
import { isStill } from '../motion/is-still.ts'

interface Turn {
  readonly seenMs: number
  /** Ends it early. */
  readonly signal: AbortSignal
  readonly onTurned: () => void
}

const ease = [0.2, 0.7, 0.2, 1] as const

/** Brings the stage in front of the page, turns the card on it, leaves it to be seen and takes it away again. */
export async function turn(stage: HTMLElement, { seenMs, signal, onTurned }: Turn): Promise<void> {
  const card = stage.firstElementChild
  // Where nothing can be put in front of the page, there is nothing to see.
  if (!card || !stage.showPopover) return onTurned()
  stage.showPopover()
  const still = isStill()
  if (!still) {
    await ended(animate(stage, { opacity: [0, 1] }, { duration: 0.24 }), signal)
    await ended(
      animate(
        card,
        { transform: ['rotateY(0deg) scale(1)', 'rotateY(90deg) scale(1.06)', 'rotateY(180deg) scale(1)'] },
        { duration: 0.9, ease },
      ),
      signal,
    )
  }
  onTurned()
  await passed(seenMs, signal)
  if (!still) await animate(stage, { opacity: [1, 0] }, { duration: 0.24 })
  if (stage.isConnected) stage.hidePopover()
}

/** When it has come to its end, or has been brought there. */
async function ended(motion: ReturnType<typeof animate>, signal: AbortSignal): Promise<void> {
  const end = () => motion.complete()
  if (signal.aborted) end()
  signal.addEventListener('abort', end)
  await motion
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
