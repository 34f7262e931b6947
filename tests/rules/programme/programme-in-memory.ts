import { notifyNextBatch } from '../../../src/modules/programme/announce-change.ts'
import type {
  Announcement,
  ProgrammePorts,
  Scheduled,
  StoredDraft,
  Version,
} from '../../../src/modules/programme/ports.ts'
import { openProgramme } from '../../../src/modules/programme/programme.ts'
import {
  documentFrom,
  type PartName,
  type ProgrammeDocument,
  partNames,
} from '../../../src/modules/programme/rules/document.ts'
import { clockAt } from '../../support/clock.ts'
import { document } from './small-programme.ts'

export const olga = { id: 'staff:olga', name: 'Olga', isOwner: true }
export const tess = { id: 'staff:tess', name: 'Tess', isOwner: false }

/** The programme over ports that keep everything in memory: for what it decides, without a database. */
export function openClinic(held: ProgrammeDocument = document) {
  const clock = clockAt('2026-11-22T18:00:00Z')
  const inParts = { ...held } as { -readonly [Name in PartName]: ProgrammeDocument[Name] }
  const drafts = new Map<string, StoredDraft<never>>()
  const versions: { readonly version: Version; readonly contents: ProgrammeDocument }[] = []
  const published: string[] = []
  const kept: { scheduled?: Scheduled | undefined } = {}
  const asked: unknown[] = []
  const announcements: (Announcement & { isScheduled: boolean })[] = []
  const read = new Set<string>()
  const touched: Record<string, readonly string[]> = {}
  const told: string[] = []
  const touchedByAny = (touching: Announcement['touching']) =>
    [...new Set(touching.flatMap(({ of }) => touched[of] ?? []))].sort()
  const ports: ProgrammePorts = {
    parts: Object.fromEntries(
      partNames.map(part => [
        part,
        {
          read: async () => inParts[part],
          publish: async (contents: never, version: number) => {
            Object.assign(inParts, { [part]: contents })
            published.push(`${part} ${version}`)
          },
        },
      ]),
    ) as never,
    drafts: {
      all: async () => Object.fromEntries(drafts),
      keep: async (part, draft) => void drafts.set(part, draft as never),
      drop: async parts => {
        for (const part of parts) drafts.delete(part)
      },
    },
    readings: {
      has: async reading => read.has(JSON.stringify(reading)),
      add: async reading => void read.add(JSON.stringify(reading)),
    },
    versions: {
      latest: async () => versions.at(-1)?.version,
      all: async () => versions.map(({ version }) => version).reverse(),
      find: async number => versions[number - 1]?.version,
      documentOf: async number => versions[number - 1]?.contents as ProgrammeDocument,
      contentsSince: async (part, at) => {
        const last = versions.findLastIndex(({ version }) => version.publishedAt <= at)
        return versions
          .slice(Math.max(0, last))
          .map(({ contents }) => contents[part])
          .reverse()
      },
      add: async (version, changed) => {
        const before = versions.at(-1)?.contents ?? document
        const contents = documentFrom(part => (changed[part] ?? before[part]) as never)
        versions.push({ version, contents })
      },
    },
    schedule: {
      find: async () => kept.scheduled,
      keep: async scheduled => void Object.assign(kept, { scheduled }),
      amend: async contents =>
        void Object.assign(kept, { scheduled: kept.scheduled && { ...kept.scheduled, contents } }),
      clear: async () => void Object.assign(kept, { scheduled: undefined }),
    },
    announcements: {
      add: async ({ message, touching, isScheduled }) =>
        void announcements.push({
          id: `${announcements.length}`,
          message,
          touching,
          lastTold: null,
          isScheduled,
        }),
      claim: async () => announcements[0],
      advance: async (_id, lastTold) => void Object.assign(announcements[0] ?? {}, { lastTold }),
      end: async () => void announcements.shift(),
      publishScheduled: async () => {
        for (const each of announcements) each.isScheduled = false
      },
      endScheduled: async () =>
        void announcements.splice(0, Infinity, ...announcements.filter(each => !each.isScheduled)),
    },
    touchedAfter: async (touching, memberId = '', limit) =>
      touchedByAny(touching)
        .filter(id => id > memberId)
        .slice(0, limit),
    countTouchedByAny: async touching => touchedByAny(touching).length,
    notifyMember: async (memberId, { message }) => void told.push(`${memberId}: ${message}`),
    countTouched: async ({ of, id, since }) => {
      asked.push([of, id, since.toISOString()])
      if (of !== 'reward') return { members: 2, closest: null }
      return { members: 3, closest: { patient: 'Mia Hart', pointsBalance: 480, spentCents: null } }
    },
    retainPictures: async () => {},
    takeTurn: async () => {},
    fingerprint: text => text,
    now: clock.now,
    timeZone: 'America/Los_Angeles',
  }
  const programme = openProgramme(ports)
  const edit = async <Name extends PartName>(
    part: Name,
    change: (contents: ProgrammeDocument[Name]) => ProgrammeDocument[Name],
    by = tess,
  ) => {
    const { revision, contents } = await programme.readDraft(part)
    return programme.saveDraft(part, change(contents), { seen: revision, by })
  }
  const publish = async (more: Partial<Parameters<typeof programme.publishDraft>[0]> = {}) =>
    programme.publishDraft({ note: '', by: tess, seen: (await programme.readOverview()).revision, ...more })
  const begin = () => programme.recordInForce({ note: 'What was there', by: 'Velora', begins: true })
  const notifyNextMembers = () => notifyNextBatch(ports)
  return {
    programme,
    notifyNextMembers,
    clock,
    drafts,
    versions,
    published,
    kept,
    asked,
    touched,
    told,
    inParts,
    edit,
    publish,
    begin,
  }
}
