import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  getListUserNotificationsMockHandler,
  getListUserNotificationsResponseMock,
  getReadNotificationsMockHandler,
} from '#api/notifications/notifications.msw.ts'
import type { Notification } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import NotificationsDialog from './notifications-dialog.tsx'

const notification = (at: number, change: Partial<Notification> = {}): Notification => ({
  ...(getListUserNotificationsResponseMock()[0] as Notification),
  id: `0198f0c6-5b1e-7a51-9d3a-${String(at).padStart(12, '0')}`,
  isRead: true,
  ...change,
})

const read: unknown[] = []

const meta = {
  component: NotificationsDialog,
  decorators: [inApp({ signedIn: true })],
  args: { known: undefined, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '500px' } } },
  beforeEach: ({ msw }) => {
    read.length = 0
    msw.use(
      getListUserNotificationsMockHandler([notification(1)]),
      getReadNotificationsMockHandler(async ({ request }) => {
        read.push(await request.json())
        return { success: true }
      }),
    )
  },
} satisfies Meta<typeof NotificationsDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(within(document.body).getByRole('dialog', { name: 'Notifications' }))
// The dialog fades in.
const sees = (text: string) => waitFor(() => expect(dialog().getByText(text)).toBeVisible())

export const NewOnes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListUserNotificationsMockHandler([
        notification(5, { title: 'Request approved', isRead: false }),
        notification(4, { title: 'VIP Upgrade!', type: 'GENERAL', isRead: false }),
        notification(3, { title: 'A treat for you', type: 'PROMOTION' }),
        notification(2, { title: 'Happy birthday', type: 'BIRTHDAY' }),
        notification(1, { title: 'Your reward waits', type: 'REWARD_AVAILABLE' }),
      ]),
    ),
  play: async () => {
    await sees('Request approved')
    await waitFor(() => expect(read).toEqual([{ upTo: notification(5).id }]))
    await expect(dialog().getAllByText('New:')).toHaveLength(2)
  },
}

export const KnownAlready: Story = {
  args: { known: [notification(9, { title: 'Known before', isRead: false })] },
  beforeEach: ({ msw }) => msw.use(http.get('*/api/user/notifications', () => delay('infinite'))),
  play: async () => {
    await sees('Known before')
    await waitFor(() => expect(read).toEqual([{ upTo: notification(9).id }]))
  },
}

export const NothingYet: Story = {
  beforeEach: ({ msw }) => msw.use(getListUserNotificationsMockHandler([])),
  play: async () => {
    await sees('Nothing new yet')
    await expect(read).toEqual([])
  },
}

export const Many: Story = {
  beforeEach: ({ msw }) => {
    const all = Array.from({ length: 45 }, (_, at) => notification(45 - at, { title: `Note ${45 - at}` }))
    msw.use(
      getListUserNotificationsMockHandler(({ request }) => {
        const cursor = new URL(request.url).searchParams.get('cursor') ?? 'f'
        return all.filter(({ id }) => id < cursor).slice(0, 21)
      }),
    )
  },
  play: async () => {
    await userEvent.click(await dialog().findByRole('button', { name: 'Show more' }))
    await expect(await dialog().findByText('Note 6')).toBeInTheDocument()
    await userEvent.click(dialog().getByRole('button', { name: 'Show more' }))
    await expect(await dialog().findByText('Note 1')).toBeInTheDocument()
    await expect(dialog().getAllByRole('listitem')).toHaveLength(45)
    await expect(dialog().queryByRole('button', { name: 'Show more' })).toBeNull()
  },
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListUserNotificationsMockHandler([
        notification(1, {
          title: 'A title that is far longer than anybody would expect of a title in a list',
          message: `https://clinic.example/${'a-very-long-address'.repeat(10)}`,
          isRead: false,
        }),
      ]),
    ),
  play: async () => {
    await sees('New:')
    const time = dialog().getByText(/\d:\d\d.[AP]M$/)
    await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth)
    await expect(time.offsetHeight, 'one line').toBeLessThan(24)
  },
}

/** Each day has a heading, and a link in the text becomes a button. */
export const ByDay: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListUserNotificationsMockHandler([
        notification(3, { title: 'Today’s', createdAt: new Date().toISOString() }),
        notification(2, {
          title: 'With a link',
          message: 'How to find us: https://clinic.example/rooms.',
          createdAt: '2026-01-10T18:00:00.000Z',
        }),
        notification(1, { title: 'Of the same day', createdAt: '2026-01-10T17:00:00.000Z' }),
      ]),
    ),
  play: async () => {
    await sees('With a link')
    const days = dialog().getAllByRole('heading', { level: 3 })
    await expect(days.map(({ textContent }) => textContent)).toEqual(['Today', 'Jan\u00a010,\u00a02026'])
    await expect(dialog().getByText(/^How to find us/)).toBeVisible()
    await expect(dialog().getByRole('link', { name: /^Open/ })).toHaveAttribute(
      'href',
      'https://clinic.example/rooms',
    )
  },
}

export const IsLoading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/user/notifications', () => delay('infinite'))),
  play: async () => {
    await expect(dialog().getByText('Loading your notifications')).toBeInTheDocument()
  },
}

export const Unreached: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/user/notifications', () => HttpResponse.error())),
  play: async () => {
    await sees('Your notifications could not be loaded')
  },
}
