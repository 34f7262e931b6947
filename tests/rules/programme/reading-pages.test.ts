import { beforeEach, describe, expect, it } from 'vitest'
import { blankDocument } from '../../../src/modules/programme/rules/parts.ts'
import { olga, openClinic, tess } from './programme-in-memory.ts'
import { document } from './small-programme.ts'

type Clinic = ReturnType<typeof openClinic>

let clinic: Clinic

beforeEach(() => {
  clinic = openClinic({ ...document, pages: blankDocument.pages })
})

const writes = (by: typeof olga, id: string, text: string) =>
  clinic.edit(
    'pages',
    ({ pages }) => ({ pages: pages.map(page => (page.id === id ? { ...page, text } : page)) }),
    by,
  )
const opens = async (by: typeof olga, page: 'privacy' | 'notice-of-privacy-practices' | 'terms') => {
  const { revision: seen } = await clinic.programme.readDraft('pages')
  await clinic.programme.recordReading(page, { seen, by })
}
const opensOwnWords = async (by: typeof olga) => {
  await opens(by, 'privacy')
  await opens(by, 'notice-of-privacy-practices')
}
const unread = async ({ id }: typeof olga) => {
  const { parts } = await clinic.programme.readOverview(id)
  return parts.find(({ part }) => part === 'pages')?.problems.map(({ path }) => path)
}
const publishes = (by: typeof olga) => clinic.publish({ by })
const notRead = (titles: string) => ({
  code: 'pages-not-read',
  message: expect.stringContaining(`haven’t opened them yet: ${titles}.`),
})

describe('a first version', () => {
  beforeEach(() =>
    clinic.edit('codes', ({ codes }) => ({ codes: codes.map(each => ({ ...each, pointsValue: 6 })) })),
  )

  it('brings the app’s own words only from somebody who has opened them', async () => {
    await expect(publishes(olga)).rejects.toMatchObject(
      notRead('Privacy policy, Notice of privacy practices'),
    )
    await opens(olga, 'privacy')
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Notice of privacy practices'))
    await opensOwnWords(tess)
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Notice of privacy practices'))
    await opens(olga, 'notice-of-privacy-practices')
    expect(await publishes(olga)).toMatchObject({ version: { number: 1 } })
  })

  it('is scheduled only by somebody who has opened them, and then goes out by itself', async () => {
    const later = { by: olga, clinicTime: '2026-12-24T09:00' }
    await expect(clinic.publish(later)).rejects.toMatchObject(
      notRead('Privacy policy, Notice of privacy practices'),
    )
    await opensOwnWords(olga)
    await clinic.publish(later)
    await writes(tess, 'privacy', 'Hers')
    clinic.clock.set('2026-12-24T17:00:00Z')
    expect(await clinic.programme.publishDue()).toMatchObject({ number: 1 })
    expect(clinic.inParts.pages.pages.map(({ text }) => text)).not.toContain('Hers')
  })

  it('says what is to be read, to those who may publish', async () => {
    const { missing } = await clinic.programme.readOverview(olga.id)
    expect(missing).toContainEqual({
      part: 'pages',
      what: 'Read “Privacy policy” and “Notice of privacy practices”',
    })
    expect(await unread(olga)).toEqual(['pages.0', 'pages.2'])
    const { missing: forTheDesk, parts } = await clinic.programme.readOverview()
    expect(forTheDesk.map(({ part }) => part)).not.toContain('pages')
    expect(parts.flatMap(({ problems }) => problems)).toEqual([])
    await opensOwnWords(olga)
    expect((await clinic.programme.readOverview(olga.id)).missing.map(({ part }) => part)).not.toContain(
      'pages',
    )
  })
})

describe('a later version', () => {
  beforeEach(async () => {
    await clinic.begin()
  })

  it('needs nothing where the texts are as they were', async () => {
    await clinic.edit('codes', ({ codes }) => ({ codes: codes.map(each => ({ ...each, pointsValue: 6 })) }))
    expect(await unread(olga)).toEqual([])
    expect(await publishes(olga)).toMatchObject({ version: { number: 2 } })
  })

  it('is published by whoever wrote the text, and by others once they have opened it', async () => {
    await writes(tess, 'terms', 'Points are a thank-you.')
    expect([await unread(tess), await unread(olga)]).toEqual([[], ['pages.1']])
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Terms'))
    await opens(olga, 'terms')
    expect(await unread(olga)).toEqual([])
    await writes(tess, 'terms', 'Points are nothing.')
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Terms'))
    expect(await publishes(tess)).toMatchObject({ version: { number: 2 } })
    // What is published needs no reading any more.
    expect([await unread(olga), (await clinic.programme.readOverview(olga.id)).missing]).toEqual([[], []])
  })

  it('does not count what was opened before somebody else changed it', async () => {
    const { revision: seen } = await clinic.programme.readDraft('pages')
    await writes(tess, 'terms', 'Hers')
    const late = clinic.programme.recordReading('terms', { seen, by: olga })
    await expect(late).rejects.toMatchObject({ code: 'programme-draft-changed' })
    expect(await unread(olga)).toEqual(['pages.1'])
  })

  it('has the app’s own words opened that take the place of a text, and nothing where a page ends', async () => {
    await writes(olga, 'privacy', 'Ours')
    await writes(olga, 'terms', 'Ours')
    await publishes(olga)
    await writes(olga, 'terms', '')
    expect(await unread(olga)).toEqual([])
    await writes(olga, 'privacy', '')
    await expect(publishes(olga)).rejects.toMatchObject(notRead('Privacy policy'))
  })
})
