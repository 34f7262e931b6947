import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getListOwnWaitingScansMockHandler } from '#api/check-in/check-in.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { keepForStory, scanMade } from './scan-queue.fixtures.ts'
import { keptScansOf } from './scan-queue.ts'
import { KeptScans } from './scan-queue-list.tsx'

const meta = {
  component: KeptScans,
  decorators: [inApp({ signedIn: true })],
  args: { memberId: getCurrentUserResponseMock().id },
} satisfies Meta<typeof KeptScans>

export default meta
type Story = StoryObj<typeof meta>

const reads =
  (...texts: readonly (string | RegExp)[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

export const Waiting: Story = {
  beforeEach: () => keepForStory(scanMade({ minutesAgo: 3 })),
  play: reads(
    'Check-in waiting for a signal',
    /^Scanned at \d+:\d\d\s[AP]M\. If you’re back online within 15 minutes, we’ll send it automatically\.$/,
  ),
}

export const Refused: Story = {
  beforeEach: () =>
    keepForStory(
      scanMade({
        minutesAgo: 8,
        refusal:
          'You have already checked in with this code today. You can use it again on Sunday, November 22.',
      }),
    ),
  play: reads('Check-in Failed'),
}

export const Expired: Story = {
  beforeEach: () => keepForStory(scanMade({ minutesAgo: 42 })),
  play: async context => {
    await reads(
      'Scan expired',
      /It could not be sent within 15 minutes and no longer counts\. Please scan again\.$/,
    )(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(within(context.canvasElement).queryByText('Scan expired')).toBeNull())
  },
}

export const Several: Story = {
  beforeEach: () =>
    keepForStory(
      scanMade({ minutesAgo: 2 }),
      scanMade({ minutesAgo: 16 }),
      scanMade({ minutesAgo: 70, refusal: 'This QR code is no longer in use.' }),
    ),
  play: reads('Check-in waiting for a signal', 'Scan expired', 'Check-in Failed'),
}

const atDesk = (minutesAgo: number) => scanMade({ minutesAgo, waits: undefined as never, atDesk: true })
const waiting = 'Check-in waiting for the front desk'

export const AtTheDesk: Story = {
  beforeEach: ({ msw }) => {
    const scan = atDesk(4)
    const until = '2026-11-22T18:00:00.000Z'
    msw.use(getListOwnWaitingScansMockHandler([{ ...scan, description: 'Daily Spa Visit', until }]))
    return keepForStory(scan)
  },
  play: reads(
    waiting,
    /^Scanned at \d+:\d\d\s[AP]M\. Once the front desk confirms it, your points show up here\.$/,
  ),
}

export const AtTheDeskAsFarAsThePhoneKnows: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/user/waiting-scans', () => delay('infinite')))
    return keepForStory(atDesk(4), scanMade({ minutesAgo: 1 }))
  },
  play: reads(waiting, 'Check-in waiting for a signal'),
}

export const NotToldByTheClinic: Story = {
  beforeEach: ({ msw }) => {
    msw.use(http.get('*/api/user/waiting-scans', () => HttpResponse.error()))
    return keepForStory(atDesk(4))
  },
  play: reads(waiting),
}

export const DecidedByTheDesk: Story = {
  beforeEach: ({ msw }) => {
    msw.use(getListOwnWaitingScansMockHandler([]))
    return keepForStory(atDesk(4))
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull())
    await expect(keptScansOf(getCurrentUserResponseMock().id)).toEqual([])
  },
}

export const OnItsWay: Story = {
  beforeEach: () => keepForStory({ ...scanMade({ minutesAgo: 0 }), waits: undefined as never }),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}

export const AnotherMembers: Story = {
  beforeEach: () => keepForStory(scanMade({ minutesAgo: 1, memberId: 'somebody-else' })),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}
