import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { titleOf } from '../../../.storybook/titles.ts'

const files = globSync('{ui-kit,src/web,.storybook}/**/*.stories.tsx')

it('gives each file of stories a place of its own', () => {
  const titles = files.map(titleOf)
  expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
})

it('says it in words, by who sees a screen and where', () => {
  expect(titleOf('./ui-kit/actions/icon-button/icon-button.stories.tsx')).toBe(
    'Components/Actions/Icon button',
  )
  expect(titleOf('/a/src/web/loyalty/rewards/rewards-screen.stories.tsx')).toBe(
    'Screens/Patient/Rewards/Rewards',
  )
  expect(titleOf('/a/src/web/identity/accounts/sign-in/auth-screen.stories.tsx')).toBe(
    'Screens/Patient/Sign in/Auth',
  )
  expect(titleOf('/a/src/web/staff/messages/sms/sms-panel.stories.tsx')).toBe('Screens/Staff/Messages/SMS')
  expect(titleOf('/a/src/web/staff/staff-screen.stories.tsx')).toBe('Screens/Staff/Staff')
})

it('leads from the cover to each group of pages', () => {
  const cover = readFileSync('.storybook/pages/cover.stories.tsx', 'utf8')
  const ways = [...cover.matchAll(/\?path=\/\w+\/([\w-]+?)--/g)].map(([, id = '']) => id)
  const groups = files.map(titleOf).map(title => {
    const [root = '', group = ''] = title.split('/')
    return (['Components', 'Screens'].includes(root) ? `${root}-${group}-` : `${root}-`).toLowerCase()
  })
  const missed = new Set(groups.filter(group => group !== 'cover-' && !ways.some(id => id.startsWith(group))))
  expect([...missed]).toEqual([])
})
