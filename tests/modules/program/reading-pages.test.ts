import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/kernel/ids.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { editorsOf, olga, tess, worth } from './editors.ts'
import { code } from './small-program.ts'

let app: TestApp
afterAll(() => app.stop())

const writes = (by: typeof olga, id: string, text: string) =>
  editorsOf(app).edit(
    'pages',
    ({ pages }) => ({ pages: pages.map(page => (page.id === id ? { ...page, text } : page)) }),
    by,
  )
const opens = async (by: typeof olga, page: 'privacy' | 'notice-of-privacy-practices' | 'terms') => {
  const { revision: seen } = await app.modules.program.readDraft('pages')
  await app.modules.program.recordReading(page, { seen, by })
}
const overview = (reader?: string) => app.modules.program.readOverview(reader)
const unread = async ({ id }: typeof olga) => {
  const pages = (await overview(id)).parts.find(({ part }) => part === 'pages')
  return pages?.problems.map(({ path }) => path)
}
const isMissing = async (reader?: string) =>
  (await overview(reader)).missing.some(({ part }) => part === 'pages')
const publishes = (by: typeof olga, clinicTime?: string) =>
  editorsOf(app).publish({ by, ...(clinicTime && { clinicTime }) })
const notRead = (titles: string) => ({
  code: 'pages-not-read',
  message: expect.stringContaining(`haven’t opened them yet: ${titles}.`),
})

describe('a first version', () => {
  beforeAll(async () => {
    app = await openTestApp({ database: 'embedded', isNew: true, now: '2026-11-22T18:00:00Z' })
  })

  it('is none as long as the clinic has nothing', async () => {
    for (const begins of [true, false]) {
      const record = { note: '', by: 'Velora', begins }
      expect(await app.modules.program.recordCurrentVersion(record)).toBeUndefined()
    }
    expect(await overview()).toMatchObject({ version: 0, publishedAt: null })
    await editorsOf(app).edit('codes', () => ({ codes: [{ ...code, id: newId() }] }))
  })

  it('says what is to be read, to those who may publish', async () => {
    const { missing } = await overview(olga.id)
    expect(missing).toContainEqual({
      part: 'pages',
      what: 'Read “Privacy policy” and “Notice of privacy practices”',
    })
    expect(await unread(olga)).toEqual(['pages.0', 'pages.2'])
    expect(await isMissing()).toBe(false)
    expect((await overview()).parts.flatMap(({ problems }) => problems)).toEqual([])
  })

  it('brings the app’s own words only from somebody who has opened them, at once or later', async () => {
    for (const at of [undefined, '2026-12-24T09:00'])
      await expect(publishes(olga, at)).rejects.toMatchObject(
        notRead('Privacy policy, Notice of privacy practices'),
      )
    await opens(olga, 'privacy')
    for (const page of ['privacy', 'notice-of-privacy-practices'] as const) await opens(tess, page)
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Notice of privacy practices'))
    await opens(olga, 'notice-of-privacy-practices')
    expect(await isMissing(olga.id)).toBe(false)
    await publishes(olga, '2026-12-24T09:00')
    await writes(tess, 'privacy', 'Hers')
    app.clock.set('2026-12-24T17:00:00Z')
    expect(await app.modules.program.publishDue()).toMatchObject({ number: 1 })
    const { contents } = await app.modules.program.readVersion(1)
    expect(contents.pages.pages.map(({ text }) => text)).not.toContain('Hers')
    const { revision: seen } = await app.modules.program.readDraft('pages')
    await app.modules.program.discardDraft('pages', { seen, by: tess })
  })
})

describe('a later version', () => {
  it('needs nothing where the texts are as they were', async () => {
    await editorsOf(app).edit('codes', worth(6))
    expect(await unread(olga)).toEqual([])
    expect(await publishes(olga)).toMatchObject({ version: { number: 2 } })
  })

  it('is published by whoever wrote the text, and by others once they have opened it', async () => {
    const { revision: seen } = await app.modules.program.readDraft('pages')
    await writes(tess, 'terms', 'Points are a thank-you.')
    expect([await unread(tess), await unread(olga)]).toEqual([[], ['pages.1']])
    // What was opened before somebody else changed it does not count.
    await expect(app.modules.program.recordReading('terms', { seen, by: olga })).rejects.toMatchObject({
      code: 'programme-draft-changed',
    })
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Terms'))
    await opens(olga, 'terms')
    expect(await unread(olga)).toEqual([])
    await writes(tess, 'terms', 'Points are nothing.')
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Terms'))
    expect(await publishes(tess)).toMatchObject({ version: { number: 3 } })
    // What is published needs no reading any more.
    expect([await unread(olga), await isMissing(olga.id)]).toEqual([[], false])
  })

  it('has the app’s own words opened that take the place of a text, and nothing where a page ends', async () => {
    // Nobody who has opened the app’s own words before.
    const ruth = { id: 'staff:ruth', name: 'Ruth', isOwner: true }
    await writes(ruth, 'privacy', 'Ours')
    await publishes(ruth)
    await writes(ruth, 'terms', '')
    expect(await unread(ruth)).toEqual([])
    await writes(ruth, 'privacy', '')
    await expect(publishes(ruth)).rejects.toMatchObject(notRead('Privacy policy'))
  })
})
