import { describe, expect, it } from 'vitest'
import { factsOfBackups } from '../../src/server/backups/facts-of-backups.ts'

const zone = 'America/Los_Angeles'
/** A quarter to ten in the morning of Tuesday at the clinic. */
const now = new Date('2026-11-24T17:45:00Z')
const never = { at: undefined, seconds: 0, failure: undefined }
const run = (at: string, seconds: number, failure?: string): Run => ({ at: new Date(at), seconds, failure })
const said = (backup: Run, drill: Run, zoneHere = zone) =>
  factsOfBackups({ at: '03:00' }, { backup, drill }, now, zoneHere).map(
    ({ label, value, state }) => `${label}: ${value} (${state})`,
  )
interface Run {
  readonly at: Date | undefined
  readonly seconds: number
  readonly failure: string | undefined
}

describe('what an owner reads about backups', () => {
  it('is nothing where nobody makes any, or nothing is known', () => {
    expect(factsOfBackups(undefined, { backup: never, drill: never }, now, zone)).toEqual([])
    expect(factsOfBackups({ at: '03:00' }, undefined, now, zone)).toEqual([])
  })

  it('is when the first is made, before there is one', () =>
    expect(said(never, never)).toEqual([
      'Last backup: none yet; the first one runs at 3:00 AM (none)',
      'Last successful restore test: none yet; the first test runs after the first backup (none)',
    ]))

  it('is that one is missing, 36 hours after the database was created', () => {
    const saidSince = (since: string) =>
      factsOfBackups({ at: '03:00' }, { backup: never, drill: never, since: new Date(since) }, now, zone).map(
        ({ value, state }) => `${value} (${state})`,
      )[0]
    expect(saidSince('2026-11-23T05:46:00Z')).toBe('none yet; the first one runs at 3:00 AM (none)')
    expect(saidSince('2026-11-23T05:45:00Z')).toBe('none yet (overdue)')
  })

  it('is how many days ago by the clinic’s calendar, and how long it took', () => {
    const evening = run('2026-11-24T07:59:00Z', 0.2)
    expect(said(run('2026-11-24T11:00:00Z', 12.4), run('2026-11-23T11:00:00Z', 41))).toEqual([
      'Last backup: today, 12 s (well)',
      'Last successful restore test: yesterday, 41 s (well)',
    ])
    expect(said(evening, evening)[1]).toBe('Last successful restore test: yesterday, under 1 s (well)')
    expect(said(evening, evening, 'UTC')[1]).toBe('Last successful restore test: today, under 1 s (well)')
  })

  it('is overdue after 36 hours for a backup, and after eight days for a successful restore test', () => {
    expect(said(run('2026-11-23T05:46:00Z', 9), run('2026-11-16T17:46:00Z', 41))).toEqual([
      'Last backup: 2 days ago, 9 s (well)',
      'Last successful restore test: 8 days ago, 41 s (well)',
    ])
    expect(said(run('2026-11-23T05:45:00Z', 9), run('2026-11-16T17:45:00Z', 41))).toEqual([
      'Last backup: 2 days ago, 9 s (overdue)',
      'Last successful restore test: 8 days ago, 41 s (overdue)',
    ])
  })

  it('says that the last attempt failed, and never why: that stands with the way out', () =>
    expect(said(run('2026-11-23T11:00:00Z', 9, 'no room'), { ...never, failure: 'it is damaged' })).toEqual([
      'Last backup: yesterday, 9 s; the last attempt failed (failed)',
      'Last successful restore test: none yet; the last attempt failed (failed)',
    ]))

  it('is when changes were archived, where the database is a PostgreSQL', () => {
    const saidOf = (isOn: boolean, at: string | null, hasFailed = false) => {
      const changes = { isOn, at: at ? new Date(at) : null, hasFailed }
      const saved = run('2026-11-24T11:00:00Z', 9)
      const [, , fact] = factsOfBackups({ at: '03:00' }, { backup: saved, drill: saved, changes }, now, zone)
      return `${fact?.label}: ${fact?.value} (${fact?.state})`
    }
    expect(saidOf(true, '2026-11-24T17:44:01Z')).toBe('Last archived change: under a minute ago (well)')
    expect(saidOf(true, '2026-11-24T17:30:01Z')).toBe('Last archived change: 14 minutes ago (well)')
    expect(saidOf(true, '2026-11-24T17:30:00Z')).toBe('Last archived change: 15 minutes ago (overdue)')
    expect(saidOf(true, '2026-11-24T17:44:01Z', true)).toBe(
      'Last archived change: under a minute ago; the last attempt failed (failed)',
    )
    expect(saidOf(true, null)).toBe('Last archived change: none yet (overdue)')
    expect(saidOf(false, null)).toBe(
      'Last archived change: not set up: changes since the last backup would be lost (none)',
    )
  })

  it('is when the archive got its last base backup, where our scripts make them', () => {
    const saidOf = (at: string | undefined, failure?: string) => {
      const base = { at: at ? new Date(at) : undefined, seconds: 0, failure }
      const changes = { isOn: true, at: now, hasFailed: false, base }
      const saved = run('2026-11-24T11:00:00Z', 9)
      const known = { backup: saved, drill: saved, since: new Date('2026-11-23T17:45:00Z'), changes }
      const fact = factsOfBackups({ at: '03:00' }, known, now, zone)[3]
      return `${fact?.label}: ${fact?.value} (${fact?.state})`
    }
    expect(saidOf(undefined)).toBe('Last base backup: none yet (none)')
    expect(saidOf('2026-11-24T10:10:00Z')).toBe('Last base backup: 7 hours ago (well)')
    expect(saidOf('2026-11-23T05:45:00Z')).toBe('Last base backup: 36 hours ago (overdue)')
    expect(saidOf('2026-11-23T10:10:00Z', 'exit-code')).toBe(
      'Last base backup: 31 hours ago; the last attempt failed (failed)',
    )
  })
})
