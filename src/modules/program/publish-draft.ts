import { clinicDay, clinicTime, instantAt, spokenDay, type TimeZone } from '#platform/kernel/clinic-day.ts'
import { announceChange } from './announce-change.ts'
import { applyVersion, refuseProblems } from './apply-version.ts'
import { findWorsenings } from './assess-impact.ts'
import { keepsNotice, noticeEnds } from './notice.ts'
import type { Author, ProgramPorts, ScheduledPublication, Version } from './ports.ts'
import { unreadPages } from './record-reading.ts'
import {
  AlreadyScheduled,
  NoSuchTime,
  NothingToPublish,
  NoticeTooShort,
  PagesNotRead,
  TimeIsPast,
} from './refusals.ts'
import { type Change, differenceBetween } from './rules/difference.ts'
import { partNames } from './rules/document.ts'
import { titleOf } from './rules/pages.ts'
import type { Worsening } from './rules/worsenings.ts'
import {
  changedParts,
  lastEditorOf,
  type ProgramState,
  partsOf,
  readState,
  refuseUnseen,
  revisionOf,
} from './state.ts'

export interface Publication {
  readonly note: string
  /** The revision of the draft that the author saw. */
  readonly seen: string
  readonly by: Author
  /** The time by the clinic's clock, '2026-12-24T09:00'. Defaults to now. */
  readonly clinicTime?: string | undefined
  /** The owner's reason for a shorter notice period. */
  readonly shortenedBecause?: string | undefined
  /** The in-app message for affected members. If undefined, none are notified. */
  readonly announcement?: string | undefined
}

/** Has either the version or the scheduled publication. */
export interface PublicationResult {
  readonly version: Version | null
  readonly scheduled: ScheduledPublication | null
  readonly changes: readonly Change[]
  /** How many members are notified; null if none were to be. */
  readonly announcedTo: number | null
}

/** Call it in a transaction. */
export async function publishDraft(
  ports: ProgramPorts,
  publication: Publication,
): Promise<PublicationResult> {
  await ports.takeTurn()
  const state = await readState(ports)
  const { published, draft } = state
  refuseUnseen(publication.seen, { revision: revisionOf(ports, state), by: lastEditorOf(state) })
  const waiting = await ports.schedule.find()
  if (waiting) throw new AlreadyScheduled(spokenMoment(waiting.at, ports.timeZone))
  if (changedParts(published, draft).length === 0) throw new NothingToPublish()
  refuseProblems(draft)
  const unread = await unreadPages(ports, state, publication.by.id)
  if (unread.length > 0) throw new PagesNotRead(unread.map(titleOf).join(', '))
  const at = instantOf(publication.clinicTime, ports)
  const worsenings = await findWorsenings(ports, state)
  const shortenedBecause = shortened(worsenings, publication, at ?? ports.now(), ports)
  const changes = differenceBetween(published, draft)
  const announcedTo = await announced(ports, publication, worsenings)
  return at
    ? {
        version: null,
        scheduled: await schedule(ports, state, publication, at, shortenedBecause),
        changes,
        announcedTo,
      }
    : {
        version: await publishNow(ports, state, publication, shortenedBecause),
        scheduled: null,
        changes,
        announcedTo,
      }
}

/** Notifies members when the change is decided, so they know before it takes effect (D-209). */
async function announced(
  ports: ProgramPorts,
  { announcement: message, clinicTime: said }: Publication,
  worsenings: readonly Worsening[],
): Promise<number | null> {
  if (message === undefined || worsenings.length === 0) return null
  return announceChange(ports, { message, worsenings, isScheduled: said !== undefined })
}

type Clock = Pick<ProgramPorts, 'now' | 'timeZone'>

/** Converts a future time on the clinic's clock. */
function instantOf(said: string | undefined, { now, timeZone }: Clock): Date | undefined {
  if (said === undefined) return undefined
  const [day = '', time = ''] = said.split('T')
  const at = instantAt(day, time, timeZone)
  if (clinicDay(at, timeZone) !== day || clinicTime(at, timeZone) !== time)
    throw new NoSuchTime(spokenDay(new Date(`${day}T12:00:00Z`), 'UTC'), spokenTime(time))
  if (at <= now()) throw new TimeIsPast()
  return at
}

/** The owner's reason for a shorter notice period, if it's needed. Without one, or from anyone else, refuses. */
function shortened(
  worsenings: readonly Worsening[],
  { by, shortenedBecause }: Publication,
  at: Date,
  { now, timeZone }: Clock,
): string | null {
  if (worsenings.length === 0 || keepsNotice(at, now(), timeZone)) return null
  if (by.isOwner && shortenedBecause) return shortenedBecause
  const words = worsenings.map(worsening => worsening.words).join('; ')
  throw new NoticeTooShort(words, spokenDay(noticeEnds(now(), timeZone), timeZone))
}

async function schedule(
  ports: ProgramPorts,
  { published, draft }: ProgramState,
  { note, by, clinicTime: said = '' }: Publication,
  at: Date,
  shortenedBecause: string | null,
): Promise<ScheduledPublication> {
  const contents = partsOf(draft, changedParts(published, draft))
  const scheduled = { at, clinicTime: said, note, by: by.name, shortenedBecause, contents }
  await ports.schedule.keep(scheduled)
  return scheduled
}

async function publishNow(
  ports: ProgramPorts,
  { version: last, published, draft }: ProgramState,
  { note, by }: Publication,
  shortenedBecause: string | null,
): Promise<Version> {
  const number = (last?.number ?? 0) + 1
  const version = { number, publishedAt: ports.now(), publishedBy: by.name, note, shortenedBecause }
  await applyVersion(ports, version, draft, last ? changedParts(published, draft) : partNames)
  return version
}

const spokenMoment = (at: Date, timeZone: TimeZone) =>
  `${spokenDay(at, timeZone)}, at ${spokenTime(clinicTime(at, timeZone))}`

/** '14:30' as '2:30 PM'. */
function spokenTime(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}
