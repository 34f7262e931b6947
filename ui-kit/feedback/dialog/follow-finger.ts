import { animate } from 'framer-motion/dom/mini'
import { isStill } from '../../foundations/motion/is-still.ts'

interface Pull {
  readonly pointer: number
  readonly from: number
  readonly by: number
  readonly at: number
  /** In pixels per millisecond, downward. */
  readonly speed: number
}

const flick = 0.5
const leastPull = 24

/**
 * Lets the sheet follow a finger that drags its head. A flick, or a drag over half its height, calls `onClose`.
 * Otherwise, or if closing is refused, the sheet springs back. Returns a function that stops it.
 */
export function followFinger(
  sheet: HTMLElement | null,
  head: HTMLElement | null,
  onClose: () => void,
): (() => void) | undefined {
  // The sheet was closed in the meantime.
  if (!sheet || !head) return undefined
  let pull: Pull | undefined
  const begin = (event: PointerEvent) => {
    const onControl = event.target instanceof Element && event.target.closest('button, a, input')
    if (!event.isPrimary || event.button !== 0 || onControl) return
    pull = { pointer: event.pointerId, from: event.clientY, by: 0, at: event.timeStamp, speed: 0 }
  }
  const follow = (event: PointerEvent) => {
    if (event.pointerId !== pull?.pointer) return
    const by = Math.max(0, event.clientY - pull.from)
    const speed = (by - pull.by) / Math.max(1, event.timeStamp - pull.at)
    pull = { ...pull, by, speed, at: event.timeStamp }
    sheet.style.transform = `translateY(${by}px)`
  }
  const letGo = async (event: PointerEvent) => {
    if (event.pointerId !== pull?.pointer) return
    const { by, speed } = pull
    pull = undefined
    const closes =
      event.type === 'pointerup' && by > leastPull && (speed > flick || by > sheet.offsetHeight / 2)
    if (closes) {
      await slide(sheet, by, sheet.offsetHeight)
      onClose()
      await new Promise(resolve => requestAnimationFrame(resolve))
    }
    if (sheet.isConnected && by > 0) await slide(sheet, closes ? sheet.offsetHeight : by, 0)
    sheet.style.transform = ''
  }
  head.addEventListener('pointerdown', begin)
  const ending = new AbortController()
  const { signal } = ending
  document.addEventListener('pointermove', follow, { signal })
  for (const end of ['pointerup', 'pointercancel'] as const)
    document.addEventListener(end, event => void letGo(event), { signal })
  return () => {
    head.removeEventListener('pointerdown', begin)
    ending.abort()
    sheet.style.transform = ''
  }
}

async function slide(sheet: HTMLElement, from: number, to: number): Promise<void> {
  if (isStill()) return
  const transform = [from, to].map(y => `translateY(${y}px)`)
  await animate(sheet, { transform }, { duration: 0.18, ease: [0.2, 0.7, 0.2, 1] })
}
