import { celebrate } from '#ui-kit/feedback/celebration/confetti.ts'
import { currentToasts, showToast } from '#ui-kit/feedback/toast/store.ts'
import type { CelebrationRecord } from './celebrated-milestones.ts'
import { type Celebration, celebrationsDue } from './celebrations-due.ts'
import { showTiers } from './tier-ladder/show-tiers.ts'
import { turnCard } from './turn-card.tsx'
import type { SignedInUser } from './use-signed-in-user.ts'

const readableMs = 2500

let last: Promise<void> = Promise.resolve()

/** Celebrates each achievement in turn. Only one toast fits on the screen, so each stays long enough to be read. */
export function celebrateInTurn(before: CelebrationRecord, member: SignedInUser): void {
  for (const celebration of celebrationsDue(before, member)) last = last.then(() => show(celebration, member))
}

async function show({ title, description, style, durationMs, risen }: Celebration, member: SignedInUser) {
  if (currentToasts().some(toast => toast.open)) await wait(readableMs)
  const fire = () => void celebrate(style, 4500)
  if (risen) turnCard(member, risen, fire)
  else fire()
  const seeTiers = { label: 'See your tiers', onPress: () => showTiers(member) }
  showToast({ title, description, durationMs, ...(risen && { action: seeTiers }) })
  await wait(durationMs)
}

const wait = (ms: number) => new Promise<void>(done => setTimeout(done, ms))
