import type { Announcement, ProgrammePorts } from './ports.ts'
import type { Worsening } from './rules/worsenings.ts'
import { touchingOf } from './weigh-effects.ts'

/** Few enough that a transaction is short. */
const toldAtOnce = 100
const countedAtOnce = 5_000

interface Said {
  readonly message: string
  readonly worsenings: readonly Worsening[]
  /** Whether it is of a publication that waits for its time. */
  readonly isScheduled: boolean
}

/** Has whom it touches told behind the caller's transaction, once each (D-209); says how many they are now. */
export async function announceChange(
  ports: Pick<ProgrammePorts, 'announcements' | 'touchedAfter' | 'now'>,
  { message, worsenings, isScheduled }: Said,
): Promise<number> {
  const now = ports.now()
  const touching = worsenings.map(worsening => touchingOf(worsening, now))
  let members = 0
  let last: string | undefined
  do {
    const page = await touchedByAny(ports, touching, last, countedAtOnce)
    members += page.length
    last = page.length < countedAtOnce ? undefined : page.at(-1)
  } while (last)
  if (members > 0) await ports.announcements.add({ message, touching, isScheduled })
  return members
}

/**
 * Tells the next of those who are to be told, and says whether more of them may be left. To be called in one transaction:
 * whatever ends the process, whoever comes next goes on behind the last one who was told.
 */
export async function tellNext(
  ports: Pick<ProgrammePorts, 'announcements' | 'touchedAfter' | 'notifyMember'>,
): Promise<boolean> {
  const announcement = await ports.announcements.hold()
  if (!announcement) return false
  const { id, message, touching, lastTold } = announcement
  const members = await touchedByAny(ports, touching, lastTold ?? undefined, toldAtOnce)
  for (const memberId of members)
    await ports.notifyMember(memberId, { title: 'What changes for you', message, type: 'GENERAL' })
  const last = members.length < toldAtOnce ? undefined : members.at(-1)
  if (last) await ports.announcements.advance(id, last)
  else await ports.announcements.end(id)
  return true
}

/** Each once, in the order of their ids: whom several worsenings touch is in several lists, each of which is in that order. */
async function touchedByAny(
  { touchedAfter }: Pick<ProgrammePorts, 'touchedAfter'>,
  touching: Announcement['touching'],
  after: string | undefined,
  limit: number,
): Promise<readonly string[]> {
  const found = new Set<string>()
  for (const each of touching) for (const id of await touchedAfter(each, after, limit)) found.add(id)
  return [...found].sort().slice(0, limit)
}
