import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { getEndDeskScreenMockHandler, getListDeskScreensMockHandler } from '#api/check-in/check-in.msw.ts'
import type { RunningDeskScreen } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, dialog, presses, refused, sees, unreachable } from '../staff.fixtures.ts'
import { RunningScreens } from './running-screens.tsx'

const screen = (at: number, description: string, startedBy: string): RunningDeskScreen => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c0${at}`,
  description,
  startedBy,
  startedAt: '2026-11-20T16:00:00.000Z',
  until: '2026-11-21T08:00:00.000Z',
})

const meta = {
  component: RunningScreens,
  decorators: [inApp({ path: '/admin/qr-codes' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Olga', role: 'owner' }),
      getListDeskScreensMockHandler([screen(1, 'Daily Spa Visit', 'Ines'), screen(2, 'VIP Lounge', 'Ruth')]),
    )
    return afresh()
  },
} satisfies Meta<typeof RunningScreens>

export default meta
type Story = StoryObj<typeof meta>

export const Two: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Running desk screens' })
    await expect(within(list).getAllByRole('listitem')).toHaveLength(2)
  },
}

const ends: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await presses(/^End Daily Spa Visit/, canvasElement)
  await presses('End Screen', await dialog())
}

export const Ended: Story = {
  beforeEach: ({ msw }) => msw.use(getEndDeskScreenMockHandler({ success: true })),
  play: async played => {
    await ends(played)
    await sees('Screen Ended')
  },
}

export const OverAlready: Story = {
  beforeEach: ({ msw }) => {
    msw.use(
      refused(
        'delete',
        '/api/admin/desk-screens/:id',
        404,
        'unknown-desk-screen',
        'This screen has already ended.',
      ),
    )
  },
  play: async played => {
    await ends(played)
    await sees('This screen has already ended.')
  },
}

export const NotForTheFrontDesk: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Ines', role: 'front desk' })),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).queryByText('Running desk screens')).toBeNull())
  },
}

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(getListDeskScreensMockHandler([])),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/desk-screens')),
  play: () => sees('The desk screens could not be loaded'),
}
