import type { Cannon } from 'canvas-confetti'
import { isStill } from '../../foundations/motion/is-still.ts'
import { moments } from '../../foundations/motion/moments.ts'
import { pulse } from '../../foundations/motion/pulse.ts'
import { sky } from './confetti.css.ts'
import { type CelebrationStyle, volleys } from './volleys.ts'

export type { CelebrationStyle } from './volleys.ts'

/**
 * Shows confetti over the whole screen for `durationMs`. Returns a function that stops it. Does nothing if the person
 * prefers reduced motion.
 */
export function celebrate(style: CelebrationStyle, durationMs = 4000): () => void {
  if (isStill()) return () => {}
  pulse(...moments.rise.pulse)
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), durationMs)
  end.signal.addEventListener('abort', () => clearTimeout(timer))
  void begin(style, end.signal)
  return () => end.abort()
}

async function begin(style: CelebrationStyle, signal: AbortSignal) {
  const { default: confetti } = await import('canvas-confetti')
  if (signal.aborted) return
  const canvas = hangSky()
  const cannon = confetti.create(canvas, { resize: true, useWorker: false, disableForReducedMotion: true })
  const timers = fire(cannon, volleys(style, confetti.shapeFromPath))
  signal.addEventListener('abort', () => {
    for (const timer of timers) clearInterval(timer)
    cannon.reset()
    canvas.remove()
  })
}

// A popover is above an open modal dialog; a z-index wouldn't be.
function hangSky() {
  const canvas = document.createElement('canvas')
  canvas.className = sky
  canvas.setAttribute('aria-hidden', 'true')
  canvas.popover = 'manual'
  document.body.append(canvas)
  canvas.showPopover?.()
  return canvas
}

function fire(cannon: Cannon, { everyMs, shots }: ReturnType<typeof volleys>) {
  const volley = () => {
    for (const shot of shots()) void cannon(shot)
  }
  volley()
  return [setInterval(volley, everyMs)]
}
