import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import type { ComponentType } from 'react'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import {
  getListAdminNotificationsMockHandler,
  getListCampaignsMockHandler,
  getSendPromotionMockHandler,
} from '#api/campaigns/campaigns.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../data/drafts.ts'
import { EmailPanel } from './email/email-panel.tsx'
import { MarketingPanel } from './marketing/marketing-panel.tsx'
import { fill, notification, press, refusing, result, shows, someReach } from './messages.fixtures.ts'
import { NotificationsPanel } from './notifications/notifications-panel.tsx'
import { SmsPanel } from './sms/sms-panel.tsx'

/** The specification's texts and limits that the panels' own stories don't cover. */
const meta = {
  component: Shown,
  decorators: [inApp({ path: '/admin' })],
  parameters: { layout: 'fullscreen' },
  args: { Panel: SmsPanel },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(...someReach)
    return () => dismissToast()
  },
} satisfies Meta<typeof Shown>

export default meta
type Story = StoryObj<typeof meta>

function Shown({ Panel }: { Panel: ComponentType }) {
  return <Panel />
}

const submit = async (canvasElement: HTMLElement, button: string) => {
  const form = (await within(canvasElement).findByRole('button', { name: button })).closest('form')
  if (form) await fireEvent.submit(form)
}
const typeMessage = async (canvasElement: HTMLElement, words: string) => {
  const area = await within(canvasElement).findByRole('textbox', { name: 'Message' })
  await userEvent.clear(area)
  if (words) await userEvent.click(area).then(() => userEvent.paste(words))
}

/** The button is disabled; submitting with Enter says why. */
export const SmsWithoutWords: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement, 'Send SMS Campaign')
    await shows('Please provide an SMS message')
  },
}

export const SmsMessageTooLong: Story = {
  play: async ({ canvasElement }) => {
    await typeMessage(canvasElement, 'x'.repeat(161))
    await submit(canvasElement, 'Send SMS Campaign')
    await shows('Message Too Long')
    await shows('SMS messages should be 160 characters or less to avoid additional charges')
  },
}

export const SmsCounterTurnsYellowThenRed: Story = {
  play: async ({ canvasElement }) => {
    const colorWith = async (length: number) => {
      await typeMessage(canvasElement, 'x'.repeat(length))
      const counter = await within(canvasElement).findByText(`${160 - length} characters left`)
      return () => getComputedStyle(counter).color
    }
    const calm = (await colorWith(1))()
    await expect((await colorWith(140))()).toBe(calm)
    const color = await colorWith(141)
    await waitFor(() => expect(color()).not.toBe(calm))
    const caution = color()
    const atTheLimit = await colorWith(160)
    await waitFor(() => expect(atTheLimit()).toBe(caution))
    const critical = await colorWith(161)
    await waitFor(() => expect([calm, caution]).not.toContain(critical()))
  },
}

export const EmailNotSentWithoutASentence: Story = {
  args: { Panel: EmailPanel },
  beforeEach: ({ msw }) => msw.use(refusing('*/api/admin/email-campaign', '', 500)),
  play: async ({ canvasElement }) => {
    await shows(/Tip: keep it under 50 characters/)
    await fill(canvasElement, { Subject: 'A quiet Tuesday', Message: 'Our rooms are free.' })
    await press(canvasElement, 'Send Email Campaign')
    await shows('Error Sending Campaign')
    await shows('Failed to send email campaign')
  },
}

export const NotificationNotSentWithoutASentence: Story = {
  args: { Panel: NotificationsPanel },
  beforeEach: ({ msw }) => msw.use(refusing('*/api/admin/notifications/send', '', 500)),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { Title: 'A quiet Tuesday', Message: 'x'.repeat(161) })
    await shows('161 of 160 characters recommended')
    await press(canvasElement, 'Send Notification')
    await shows('Error')
    await shows('Failed to send notification')
  },
}

export const NotificationDefaults: Story = {
  args: { Panel: NotificationsPanel },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Type')).toHaveValue('PROMOTION')
    await expect(canvas.getByLabelText('Audience')).toHaveValue('ALL')
    await expect(canvas.getByLabelText('Type').querySelectorAll('option')).toHaveLength(6)
    await expect(canvas.getByLabelText('Audience').querySelectorAll('option')).toHaveLength(8)
  },
}

let askedFor = ''

export const TenMostRecentNotifications: Story = {
  args: { Panel: NotificationsPanel },
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/notifications', ({ request }) => {
        askedFor = new URL(request.url).searchParams.get('limit') ?? 'all'
        return HttpResponse.json(Array.from({ length: Number(askedFor) }, (_, n) => notification(n)))
      }),
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getAllByText(/A quiet Tuesday, number/)).toHaveLength(10),
    )
    await expect(askedFor).toBe('10')
  },
}

export const NotificationNeitherScheduledNorSent: Story = {
  args: { Panel: NotificationsPanel },
  beforeEach: ({ msw }) =>
    msw.use(getListAdminNotificationsMockHandler([notification(1, { scheduledFor: null, sentAt: null })])),
  play: () => shows(/Created Nov 20, 2026/),
}

let sent: Readonly<Record<string, unknown>> = {}
const keepsWhatIsSent: Story['beforeEach'] = ({ msw }) => {
  sent = {}
  msw.use(
    getListCampaignsMockHandler([]),
    http.post('*/api/admin/send-promotion', async ({ request }) => {
      sent = (await request.json()) as typeof sent
      return HttpResponse.json({ ...result, sent: 1, failed: 0 })
    }),
  )
}

export const FourTemplates: Story = {
  args: { Panel: MarketingPanel },
  beforeEach: keepsWhatIsSent,
  play: async ({ canvasElement }) => {
    const templates = within(await within(canvasElement).findByRole('region', { name: 'Quick templates' }))
    const names = templates.getAllByRole('button').map(({ textContent }) => textContent)
    await expect(names).toEqual([
      'Flash Sale',
      'Platinum Exclusive',
      'New Service Launch',
      'Birthday Special',
    ])
    for (const name of names) {
      await press(canvasElement, name ?? '')
      const canvas = within(canvasElement)
      await expect(canvas.getByLabelText('Campaign title')).not.toHaveValue('')
      await expect(canvas.queryByLabelText('VIP tier') !== null).toBe(name === 'Platinum Exclusive')
    }
  },
}

export const TierOnlyForASpecificTier: Story = {
  args: { Panel: MarketingPanel },
  beforeEach: keepsWhatIsSent,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Platinum Exclusive')
    await userEvent.selectOptions(within(canvasElement).getByLabelText('Target audience'), 'ALL')
    await press(canvasElement, 'Send Campaign')
    await waitFor(() => expect(sent).toMatchObject({ targetAudience: 'ALL', targetCriteria: {} }))
    await expect(sent).not.toHaveProperty('imageUrl')
    // The form clears when the response arrives; typing the next message before that would be lost.
    await shows('Campaign Sent Successfully')
    await press(canvasElement, 'Platinum Exclusive')
    await press(canvasElement, 'Send Campaign')
    await waitFor(() => expect(sent).toMatchObject({ targetCriteria: { tier: 'Platinum' } }))
  },
}

export const CampaignWithAPicture: Story = {
  args: { Panel: MarketingPanel },
  beforeEach: ({ msw }) => msw.use(getSendPromotionMockHandler({ ...result, sent: 1, failed: 0 })),
  play: async ({ canvasElement }) => {
    const picture = within(canvasElement).getByRole('textbox', { name: /Image URL/ })
    await userEvent.type(picture, 'https://example.com/glow.jpg')
    await press(canvasElement, 'Flash Sale')
    await press(canvasElement, 'Send Campaign')
    await shows('Campaign Sent Successfully')
  },
}
