import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import type { Webhook, WebhookDelivery } from '#api/schemas/index.ts'
import {
  getAddWebhookMockHandler,
  getListWebhooksMockHandler,
  getReplayWebhookDeliveriesMockHandler,
  getReplayWebhookDeliveryMockHandler,
} from '#api/webhooks/webhooks.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { WebhooksScreen } from './webhooks-screen.tsx'

const till: Webhook = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3101',
  url: 'https://till.example.com/velora',
  events: ['points.changed', 'voucher.redeemed'],
  isEnabled: true,
  failingSince: null,
  wasGivenUp: false,
  createdBy: 'Olga',
  createdAt: '2026-01-10T17:00:00.000Z',
}

const others: readonly Webhook[] = [
  {
    ...till,
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3102',
    url: 'https://news.example.com/joined',
    events: ['member.joined'],
    failingSince: '2026-11-20T18:00:00.000Z',
  },
  {
    ...till,
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3103',
    url: 'https://old.example.com/',
    isEnabled: false,
    wasGivenUp: true,
  },
]

const arrived: WebhookDelivery = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3201',
  number: '19',
  type: 'points.changed',
  at: '2026-11-20T18:00:00.000Z',
  status: 'sent',
  attempts: 1,
  lastAt: '2026-11-20T18:00:02.000Z',
  lastStatus: 204,
  lastError: null,
  nextAt: null,
}

const deliveries: readonly WebhookDelivery[] = [
  arrived,
  {
    ...arrived,
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3202',
    number: '18',
    type: 'voucher.redeemed',
    status: 'failed',
    attempts: 10,
    lastStatus: 503,
  },
  {
    ...arrived,
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3203',
    number: '17',
    type: 'voucher.redeemed',
    attempts: 3,
    lastStatus: 200,
  },
]

const listing = (sent: readonly WebhookDelivery[]) =>
  http.get('*/api/admin/webhooks/:id/deliveries', () => HttpResponse.json(sent))

const meta = {
  component: WebhooksScreen,
  decorators: [inApp({ path: '/admin/api-keys' })],
  beforeEach: ({ msw }) => msw.use(getListWebhooksMockHandler([till, ...others]), listing(deliveries)),
} satisfies Meta<typeof WebhooksScreen>

export default meta
type Story = StoryObj<typeof meta>

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const list = within(await canvas.findByRole('list', { name: 'Webhooks' }))
    await expect(list.getByText('Stopped')).toBeVisible()
    const sent = within(await canvas.findByRole('list', { name: 'Deliveries' }))
    await expect(sent.getByText('Failed')).toBeVisible()
  },
}

export const None: Story = { beforeEach: ({ msw }) => msw.use(getListWebhooksMockHandler([])) }

export const NothingSentYet: Story = {
  beforeEach: ({ msw }) => msw.use(getListWebhooksMockHandler([till]), listing([])),
}

const open = async (canvasElement: HTMLElement, name: string | RegExp) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }))
  return within(await within(document.body).findByRole('dialog'))
}

export const AddressMissing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'New Webhook')
    await userEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }))
    await shows('Please enter an address that starts with https://')
    await shows('Please choose at least one event')
    await waitFor(() => expect(dialog.getByLabelText('Address')).toHaveFocus())
  },
}

export const SecretShownOnce: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getAddWebhookMockHandler({ webhook: till, secret: 'whsec_QSBzZWNyZXQgdGhhdCBzaWducyBub3RoaW5n' }),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'New Webhook')
    await userEvent.type(dialog.getByLabelText('Address'), till.url)
    await userEvent.click(dialog.getByLabelText('Points changed'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }))
    const name = 'The secret for till.example.com'
    const issued = within(await within(document.body).findByRole('dialog', { name }))
    await expect(issued.getByLabelText('Secret')).toHaveValue('whsec_QSBzZWNyZXQgdGhhdCBzaWducyBub3RoaW5n')
  },
}

export const NotAPublicAddress: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/webhooks', () =>
        HttpResponse.json(
          {
            message:
              'Please enter a public address that begins with https://, without a port or with port 8443',
            code: 'webhook-address-not-public',
          },
          { status: 400 },
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'New Webhook')
    await userEvent.type(dialog.getByLabelText('Address'), 'https://10.0.0.1/')
    await userEvent.click(dialog.getByLabelText('Points changed'))
    await userEvent.click(dialog.getByRole('button', { name: 'Add Webhook' }))
    await shows(/Please enter a public address/)
  },
}

export const Edited: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, /till\.example\.com\/velora/)
    await expect(dialog.getByRole('switch', { name: 'On' })).toBeChecked()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove Webhook' }))
    await shows('Remove this webhook?')
  },
}

export const SentAgain: Story = {
  beforeEach: ({ msw }) => msw.use(getReplayWebhookDeliveryMockHandler({ replayed: 1 })),
  play: async ({ canvasElement }) => {
    const buttons = await within(canvasElement).findAllByRole('button', {
      name: /^Send again: Points changed/,
    })
    if (buttons[0]) await userEvent.click(buttons[0])
    await shows('Sending again')
  },
}

export const AllSentAgain: Story = {
  beforeEach: ({ msw }) => msw.use(getReplayWebhookDeliveriesMockHandler({ replayed: 1200 })),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement, 'Send All Again')
    await userEvent.selectOptions(dialog.getByLabelText('From'), 'The last 7 days')
    await userEvent.click(dialog.getByRole('button', { name: 'Send Again' }))
    await shows('1,200 events')
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/webhooks', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The webhooks could not be loaded')).toBeVisible()
  },
}
