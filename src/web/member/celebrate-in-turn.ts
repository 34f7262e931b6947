import { celebrate } from '#ui-kit/confetti/confetti.ts'
import { currentToasts, showToast } from '#ui-kit/toast/store.ts'
import type { Celebration } from './celebrations-due.ts'

const readableMs = 2500

let last: Promise<void> = Promise.resolve()

/** Celebrates one after the other. Only one toast fits the screen: the one before stays long enough to be read. */
export function celebrateInTurn(celebrations: readonly Celebration[]): void {
  for (const celebration of celebrations) last = last.then(() => show(celebration))
}

async function show({ title, description, style, durationMs }: Celebration) {
  if (currentToasts().some(toast => toast.open)) await wait(readableMs)
  celebrate(style, 4500)
  showToast({ title, description, durationMs })
  await wait(durationMs)
}

const wait = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
