import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { getListCampaignsMockHandler, getSendSmsCampaignMockHandler } from '#api/campaigns/campaigns.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../../data/drafts.ts'
import { campaign, fill, notSetUp, press, refusing, result, shows, someReach } from '../messages.fixtures.ts'
import { SmsPanel } from './sms-panel.tsx'

const meta = {
  component: SmsPanel,
  decorators: [inApp({ path: '/admin?panel=sms-campaigns' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(...someReach)
  },
} satisfies Meta<typeof SmsPanel>

export default meta
type Story = StoryObj<typeof meta>

const button = (canvas: HTMLElement) => within(canvas).getByRole('button', { name: 'Send SMS Campaign' })

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListCampaignsMockHandler([campaign(1, { kind: 'sms' })])),
  play: async ({ canvasElement }) => {
    await expect(button(canvasElement)).toBeDisabled()
    await shows('About $0.01-$0.02 per message; longer messages may be split and charged per part.')
  },
}

/** The carrier's reports arrive after sending. */
export const Reported: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListCampaignsMockHandler([campaign(1, { kind: 'sms', deliveredCount: 8, undeliveredCount: 1 })]),
    ),
  play: () => shows('10 of 12 sent · 8 delivered · 1 not delivered · 2 failed · skipped: 3 not opted in'),
}

const type = (canvas: HTMLElement, words: string) => {
  const area = within(canvas).getByRole('textbox', { name: 'Message' })
  return userEvent.click(area).then(() => userEvent.paste(words))
}

export const FewCharactersLeft: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'x'.repeat(141))
    await shows('19 characters left')
    await shows('GSM-7, 1 segment per member')
    await shows('About $0.12–$0.24 in total')
    await expect(button(canvasElement)).toBeEnabled()
  },
}

export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, 'x'.repeat(161))
    await shows('-1 characters left')
    await expect(button(canvasElement)).toBeDisabled()
  },
}

export const OtherLettersCostMore: Story = {
  play: async ({ canvasElement }) => {
    await type(canvasElement, `Tea is on us 🍵 ${'x'.repeat(60)}`)
    await shows('UCS-2, 2 segments per member')
    await shows('About $0.24–$0.48 in total')
  },
}

export const Sent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getSendSmsCampaignMockHandler({ ...result, pendingCount: 4, successCount: 6 })),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { Message: 'Two rooms are free on Friday.' })
    await press(canvasElement, 'Send SMS Campaign')
    await shows('Campaign Sent!')
    await shows(/4 still sending/)
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refusing('*/api/admin/sms-campaign', '', 500)),
  play: async ({ canvasElement }) => {
    await fill(canvasElement, { Message: 'Two rooms are free on Friday.' })
    await press(canvasElement, 'Send SMS Campaign')
    await shows('Error Sending SMS Campaign')
    await shows('Failed to send SMS campaign')
  },
}

export const NotSetUp: Story = {
  beforeEach: ({ msw }) => msw.use(notSetUp),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await shows('SMS isn’t set up')
    await fill(canvasElement, { Message: 'Two rooms are free' })
    await expect(canvas.getByRole('button', { name: 'Send SMS Campaign' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Send a Test to Me' })).toBeDisabled()
    await expect(canvas.queryByText(/12 members/)).toBeNull()
  },
}
