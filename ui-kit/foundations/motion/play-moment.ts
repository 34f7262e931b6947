import { animate } from 'framer-motion/dom/mini'
import { isStill } from './is-still.ts'
import { type MomentName, moments, type Step } from './moments.ts'
import { pulse } from './pulse.ts'
import { curve, seconds } from './timing.ts'

/** Plays a moment's vibration. */
export const feel = (name: MomentName) => pulse(...moments[name].pulse)

/** Plays these steps on the stage until they end or the signal aborts. With reduced motion, it skips them. */
export async function play(stage: HTMLElement, steps: readonly Step[], signal?: AbortSignal): Promise<void> {
  if (isStill()) return
  await Promise.all(steps.map(step => playStep(stage, step, signal)))
}

async function playStep(stage: HTMLElement, step: Step, signal: AbortSignal | undefined): Promise<void> {
  const { part, keyframes, lasts, after = '0', stays } = step
  const element = part ? stage.querySelector<HTMLElement>(`[data-part=${part}]`) : stage
  if (!element) return
  const motion = animate(element, keyframes as never, {
    duration: seconds(lasts),
    delay: seconds(after),
    ease: curve,
  })
  const end = () => motion.complete()
  if (signal?.aborted) end()
  signal?.addEventListener('abort', end)
  await motion
  if (!stays) for (const property of Object.keys(keyframes)) removeStyle(element, property)
}

const removeStyle = ({ style }: HTMLElement, property: string) =>
  style.removeProperty(property.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`))
