import { beforeEach, describe, expect, it } from 'vitest'
import { renderedMarkdown } from '../../../src/modules/content/pages/adapters/rendered-markdown.ts'
import {
  type PageText,
  type PageVersion,
  pageNames,
} from '../../../src/modules/content/pages/clinic-pages.ts'
import { openPages, type Pages } from '../../../src/modules/content/pages/pages.ts'
import { clockAt } from '../../support/clock.ts'

describe('the texts of a clinic', () => {
  let pages: Pages
  let kept: (PageVersion & { readonly programmeVersion: number })[]
  const clock = clockAt('2026-11-22T03:00:00Z')

  beforeEach(() => {
    kept = []
    const of = (name: string) => kept.filter(page => page.name === name).toReversed()
    const newest = async () => pageNames.flatMap(name => of(name).slice(0, 1))
    pages = openPages({
      versions: {
        newest,
        readNewest: newest,
        of: async name => of(name).filter(({ text }) => text !== ''),
        find: async (name, version) => of(name).find(page => page.version === version),
        add: async (page, programmeVersion) => void kept.push({ ...page, programmeVersion }),
      },
      rendered: async markdown => `<p>${markdown}</p>`,
      now: clock.now,
      timeZone: 'America/Los_Angeles',
    })
  })

  const publish = (texts: Partial<Record<PageText['id'], string>>, version = 1) =>
    pages.publishPages({ pages: pageNames.map(id => ({ id, text: texts[id] ?? '' })) }, version)
  const listed = async () => (await pages.listPages()).map(({ name, version }) => `${name} ${version}`)

  it('are the app’s own words at first, where it has some', async () => {
    expect(await listed()).toEqual(['privacy 0', 'notice-of-privacy-practices 0'])
    expect(await pages.readPage('privacy')).toEqual({
      name: 'privacy',
      title: 'Privacy policy',
      version: 0,
      inForce: 0,
      html: null,
      publishedOn: null,
      versions: [{ version: 0, publishedOn: null }],
    })
    for (const [name, version] of [['terms'], ['terms', 0], ['privacy', 1], ['menu']] as const)
      expect(await pages.readPage(name, version)).toBeUndefined()
    expect((await pages.pagesInForce()).pages).toEqual(pageNames.map(id => ({ id, text: '' })))
  })

  it('have a number and the clinic’s day whenever they say something else', async () => {
    await publish({ privacy: 'One', terms: 'Fair' }, 4)
    await publish({ privacy: 'One', terms: 'Fairer' }, 5)
    await publish({ privacy: 'Two', terms: 'Fairer' }, 6)
    expect(
      kept.map(({ name, version, publishedOn, programmeVersion }) => [
        name,
        version,
        publishedOn,
        programmeVersion,
      ]),
    ).toEqual([
      ['privacy', 1, '2026-11-21', 4],
      ['terms', 1, '2026-11-21', 4],
      ['terms', 2, '2026-11-21', 5],
      ['privacy', 2, '2026-11-21', 6],
    ])
    expect(await listed()).toEqual(['privacy 2', 'terms 2', 'notice-of-privacy-practices 0'])
    expect((await pages.pagesInForce()).pages[1]).toEqual({ id: 'terms', text: 'Fairer' })
  })

  it('can be read in every version that somebody agreed to', async () => {
    await publish({ privacy: 'One' })
    await publish({ privacy: 'Two' })
    expect(await pages.readPage('privacy')).toMatchObject({ version: 2, inForce: 2, html: '<p>Two</p>' })
    expect(await pages.readPage('privacy', 1)).toMatchObject({
      version: 1,
      inForce: 2,
      html: '<p>One</p>',
      publishedOn: '2026-11-21',
      versions: [{ version: 2 }, { version: 1 }, { version: 0, publishedOn: null }],
    })
    expect(await pages.readPage('privacy', 0)).toMatchObject({ html: null, inForce: 2 })
    expect(await pages.readPage('privacy', 3)).toBeUndefined()
  })

  it('that were taken back are the app’s own words again, or none', async () => {
    await publish({ privacy: 'One', terms: 'Fair' })
    await publish({})
    expect(await listed()).toEqual(['privacy 0', 'notice-of-privacy-practices 0'])
    expect(await pages.readPage('terms')).toBeUndefined()
    expect(await pages.readPage('terms', 2)).toBeUndefined()
    expect(await pages.readPage('terms', 1)).toMatchObject({ inForce: null, html: '<p>Fair</p>' })
    await publish({ terms: 'Fair again' })
    expect(await listed()).toContain('terms 3')
  })

  it('are Markdown in which nothing runs', async () => {
    const rendered = renderedMarkdown()
    expect(await rendered('# One\n\n**two** [three](https://a.example)')).toBe(
      '<h2>One</h2>\n<p><strong>two</strong> <a href="https://a.example">three</a></p>',
    )
    expect(await rendered('###### Deep')).toBe('<h6>Deep</h6>')
    const hostile =
      '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![y](data:text/html,z)'
    const html = await rendered(hostile)
    expect(html).not.toMatch(/<script|<img|="(?:javascript|data):/)
    expect(await rendered(hostile)).toBe(html)
  })
})
