import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { inWords, stories } from '../../../.storybook/stories.ts'

// In variables, so that their types aren't loaded: they need a DOM, which tests in Node don't have.
const [common, preview] = ['storybook/internal/common', 'storybook/internal/preview-api']
const { normalizeStories } = await import(common)
const { userOrAutoTitle } = await import(preview)

const entries = normalizeStories(stories, { configDir: '.storybook', workingDir: process.cwd() })
const titleOf = (file: string): string | undefined => userOrAutoTitle(`./${file}`, entries)
const titles = globSync('{ui-kit,src/web,.storybook}/**/*.stories.tsx').map(titleOf)

it('gives each file of stories a place of its own, by who sees it and where', () => {
  expect(titles.filter((title, at) => title === undefined || titles.indexOf(title) !== at)).toEqual([])
  expect(titles).toContain('components/actions/icon-button')
  expect(titles).toContain('screens/patient/loyalty/rewards/rewards-screen')
  expect(titles).toContain('screens/staff/messages/sms/sms-panel')
})

it('says it in words', () => {
  expect(inWords('qr-image')).toBe('QR image')
})

it('leads from the cover to each group of pages', () => {
  const cover = readFileSync('.storybook/pages/cover.stories.tsx', 'utf8')
  const ways = [...cover.matchAll(/\?path=\/\w+\/([\w-]+?)--/g)].map(([, id = '']) => id)
  const groups = titles.map((title = '') =>
    /^(?:(?:components|screens)\/)?[\w-]+/.exec(title)?.[0].replace('/', '-'),
  )
  const missed = new Set(groups.filter(group => !ways.some(id => id.startsWith(`${group}-`))))
  expect([...missed]).toEqual(['cover'])
})
