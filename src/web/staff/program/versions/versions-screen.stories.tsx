import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent } from 'storybook/test'
import { getReadProgramMockHandler } from '#api/program/program.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses, unreachable } from '../../staff.fixtures.ts'
import { body, overview, sees, session } from '../draft/program.fixtures.ts'
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

const restored: string[] = []

const meta = {
  component: VersionsScreen,
  decorators: [inApp({ path: '/admin/program/versions' })],
  beforeEach: ({ msw }) => {
    restored.length = 0
    msw.use(
      session(),
      getReadProgramMockHandler(overview()),
      http.get('*/api/admin/programme/difference', ({ request }) => {
        const { searchParams } = new URL(request.url)
        const words = `${searchParams.get('from')} → ${searchParams.get('to')}`
        const change = {
          part: 'menu',
          kind: 'changed',
          name: '',
          field: null,
          before: null,
          after: null,
          words,
        }
        return HttpResponse.json([change])
      }),
      http.post(`*${path}/:number/draft`, ({ request, params }) => {
        restored.push(`${params['number']} ${request.headers.get('If-Match')}`)
        return HttpResponse.json(overview())
      }),
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
    await sees('Shorter notice: The drip is no longer made')
  },
}

export const Compared: Story = {
  play: async () => {
    await presses('What changed in version 3')
    await expect(body().getByLabelText('Before')).toHaveValue('2')
    await sees('2 → 3')
    await userEvent.selectOptions(body().getByLabelText('After'), 'The draft')
    await sees('2 → draft')
  },
}

export const MadeTheDraftAgain: Story = {
  play: async () => {
    await presses('Restore as Draft: version 2')
    await presses('Restore as Draft')
    await sees('Version 2 Restored as Draft')
    await expect(restored).toEqual(['2 "overview-1"'])
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('Version 3')
    await expect(body().queryByRole('button', { name: /^Restore as Draft/ })).toBeNull()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listed()),
  play: () => sees('Nothing published yet'),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', path)),
  play: () => sees('The versions could not be loaded'),
}
