import { celebrate } from '#ui-kit/confetti/confetti.ts'
import { currentToasts, showToast } from '#ui-kit/toast/store.ts'
import type { Celebration } from './celebrations-due.ts'
import { type CardHolder, turnCard } from './turn-card.tsx'

const readableMs = 2500

let last: Promise<void> = Promise.resolve()

/** Celebrates one after the other. Only one toast fits the screen: the one before stays long enough to be read. */
export function celebrateInTurn(celebrations: readonly Celebration[], member: CardHolder): void {
  for (const celebration of celebrations) last = last.then(() => show(celebration, member))
}

async function show({ title, description, style, durationMs, risen }: Celebration, member: CardHolder) {
  if (currentToasts().some(toast => toast.open)) await wait(readableMs)
  const fire = () => void celebrate(style, 4500)
  if (risen) turnCard(member, risen, fire)
  else fire()
  showToast({ title, description, durationMs })
  await wait(durationMs)
}

const wait = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
