import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, unreachable } from '../../staff.fixtures.ts'
import { sees, session } from '../draft/programme.fixtures.ts'
import { VersionsScreen } from './versions-screen.tsx'

const path = '/api/admin/programme/versions'

const version = (number: number, change: object = {}) => ({
  number,
  publishedAt: `2026-11-0${number}T18:00:00.000Z`,
  publishedBy: 'Olga',
  note: 'Winter prices',
  shortenedBecause: null,
  ...change,
})

const listed = (...versions: readonly object[]) => http.get(`*${path}`, () => HttpResponse.json(versions))

const meta = {
  component: VersionsScreen,
  decorators: [inApp({ path: '/admin/programme/versions' })],
  beforeEach: ({ msw }) => {
    msw.use(
      session(),
      listed(
        version(3, { shortenedBecause: 'The drip is no longer made' }),
        version(2, { note: '' }),
        version(1),
      ),
    )
    return afresh()
  },
} satisfies Meta<typeof VersionsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async () => {
    await sees('Version 3')
    await sees('With less notice: The drip is no longer made')
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listed()),
  play: () => sees('Nothing is published yet'),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', path)),
  play: () => sees('The versions could not be loaded'),
}
