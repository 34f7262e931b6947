import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { getListCampaignsMockHandler, getSendPromotionMockHandler } from '#api/campaigns/campaigns.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../../data/drafts.ts'
import { campaign, press, refusing, result, shows, someReach } from '../messages.fixtures.ts'
import { MarketingPanel } from './marketing-panel.tsx'

const meta = {
  component: MarketingPanel,
  decorators: [inApp({ path: '/admin?panel=marketing-campaigns' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(...someReach)
  },
} satisfies Meta<typeof MarketingPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListCampaignsMockHandler([])),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByLabelText('VIP tier')).toBeNull()
    await shows('Campaign guidelines')
  },
}

export const OneSent: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListCampaignsMockHandler([campaign(1, { kind: 'promotion', targetAudience: 'VIP_TIER Gold' })]),
    ),
  play: () => shows(/^Gold · Olga/),
}

export const TooShort: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.type(canvas.getByRole('textbox', { name: /Image URL/ }), 'a picture')
    await press(canvasElement, 'Send Campaign')
    await shows('Title must be at least 5 characters')
    await shows('Message must be at least 10 characters')
    await shows('Please enter a valid URL')
    await expect(canvas.getByRole('textbox', { name: 'Campaign title' })).toHaveFocus()
  },
}

export const PlatinumTemplateSent: Story = {
  beforeEach: ({ msw }) => msw.use(getSendPromotionMockHandler({ ...result, sent: 10, failed: 2 })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Platinum Exclusive')
    await expect(within(canvasElement).getByLabelText('VIP tier')).toHaveValue('Platinum')
    await press(canvasElement, 'Send Campaign')
    await shows('Campaign Sent Successfully')
    await shows('Sent: 10, failed: 2.')
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refusing('*/api/admin/send-promotion', 'Not allowed', 403)),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Flash Sale')
    await press(canvasElement, 'Send Campaign')
    await shows('Campaign Failed')
    await shows('Please check your admin permissions and try again.')
  },
}
