import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import {
  getListAdminNotificationsMockHandler,
  getPreviewCampaignMockHandler,
  getSendBirthdaySpecialsMockHandler,
  getSendNotificationMockHandler,
} from '#api/campaigns/campaigns.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../../data/drafts.ts'
import { fill, notification, press, refusing, result, shows, someReach } from '../messages.fixtures.ts'
import { NotificationsPanel } from './notifications-panel.tsx'

const meta = {
  component: NotificationsPanel,
  decorators: [inApp({ path: '/admin?panel=push-notifications' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(...someReach)
  },
} satisfies Meta<typeof NotificationsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const OneSent: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText(/^Time/)).toBeDisabled()
    await shows('Goes to 12 members')
    await shows(/^Promotion · All members · Sent Nov 20, 2026/)
  },
}

export const NothingSentYet: Story = {
  beforeEach: ({ msw }) => msw.use(getListAdminNotificationsMockHandler([])),
  play: () => shows('Nothing sent yet'),
}

export const ManySent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListAdminNotificationsMockHandler([
        notification(0, { state: 'scheduled', scheduledFor: '2026-12-01T17:00:00.000Z', sentAt: null }),
        ...Array.from({ length: 9 }, (_, n) => notification(n + 1)),
      ]),
    ),
  play: () => shows(/Scheduled for Dec 1, 2026/),
}

export const TitleAndMessageMissing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send Notification')
    await shows('Please fill in title and message')
  },
}

const words = { Title: 'A quiet Tuesday', Message: 'Our rooms are free.' }

export const Sent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getSendNotificationMockHandler({ ...result, message: 'Sent to 10 members.' })),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    await expect(within(canvasElement).getByRole('figure')).toHaveTextContent('A quiet Tuesday')
    await press(canvasElement, 'Send Notification')
    await shows('Notification Sent!')
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveValue('')
  },
}

export const ScheduledByTheClinicsClock: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/notifications/send', async ({ request }) => {
        const { scheduledFor } = (await request.json()) as { scheduledFor: string }
        return HttpResponse.json({ ...result, message: `It was asked for ${scheduledFor}` })
      }),
    ),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    const date = within(canvasElement).getByLabelText(/^Date/)
    await userEvent.type(date, '2026-12-01')
    await expect(within(canvasElement).getByLabelText(/^Time/)).toBeEnabled()
    await press(canvasElement, 'Schedule Notification')
    await shows('It was asked for 2026-12-01T09:00:00')
  },
}

export const ScheduledGoesOutWhileTheScreenIsOpen: Story = {
  beforeEach: ({ msw }) => {
    const scheduledFor = new Date(Date.now() + 1_500).toISOString()
    msw.use(
      getListAdminNotificationsMockHandler(() => [
        Date.now() < Date.parse(scheduledFor)
          ? notification(1, { state: 'scheduled', scheduledFor, sentAt: null })
          : notification(1, { state: 'done', scheduledFor, sentAt: scheduledFor }),
      ]),
    )
  },
  play: async ({ canvasElement }) => {
    await shows('Scheduled')
    await shows('Sent')
    await expect(within(canvasElement).queryByText('Scheduled')).toBeNull()
  },
}

export const TooLateForThatTime: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('*/api/admin/notifications/send', 'This time has passed. Please choose a later one.')),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, words)
    await press(canvasElement, 'Send Notification')
    await shows('This time has passed. Please choose a later one.')
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveValue(words.Title)
  },
}

export const BirthdaySpecials: Story = {
  beforeEach: ({ msw }) => msw.use(getSendBirthdaySpecialsMockHandler({ ...result, count: 10 })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send Birthday Specials')
    await shows('Birthday Notifications Sent!')
    await shows('Sent to 10 members.')
  },
}

export const BirthdaySpecialsFail: Story = {
  beforeEach: ({ msw }) => msw.use(refusing('*/api/admin/notifications/birthday', '', 500)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Send Birthday Specials')
    await shows('Error')
    await shows('Failed to send birthday notifications')
  },
}

export const QuietHours: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getPreviewCampaignMockHandler({
        isSetUp: true,
        willGet: 1,
        skipped: [],
        quietUntil: '2026-11-21T17:00:00.000Z',
      }),
    ),
  play: () => shows(/Marketing is on hold until Nov 21/),
}

export const Offline: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/notifications', () => HttpResponse.error()),
      http.get('*/api/admin/campaign-preview', () => HttpResponse.error()),
      http.post('*/api/admin/notifications/send', () => HttpResponse.error()),
    ),
  play: async ({ canvasElement }) => {
    await shows('Couldn’t load the list')
    await fill(canvasElement, words)
    await press(canvasElement, 'Send Notification')
    await shows('Error')
    await expect(within(canvasElement).getByRole('textbox', { name: 'Title' })).toHaveValue(words.Title)
  },
}
