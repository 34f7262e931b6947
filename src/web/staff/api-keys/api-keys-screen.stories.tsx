import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getCreateApiKeyMockHandler,
  getListApiKeysMockHandler,
  getRevokeApiKeyMockHandler,
} from '#api/api-keys/api-keys.msw.ts'
import type { ApiKey } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { ApiKeysScreen } from './api-keys-screen.tsx'

const till: ApiKey = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3001',
  name: 'Front desk POS',
  hint: 'kQ3x',
  scopes: ['members:read', 'points:award', 'vouchers:redeem'],
  state: 'working',
  pointsPerHour: 10_000,
  pointsPerDay: 50_000,
  limitedAt: null,
  createdBy: 'Olga',
  createdAt: '2026-01-10T17:00:00.000Z',
  endsOn: null,
  lastUsedAt: null,
  revokedAt: null,
}

const newsletter: ApiKey = {
  ...till,
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3002',
  name: 'Newsletter',
  hint: '9aZ_',
  scopes: ['members:read'],
  endsOn: '2099-12-31',
}

const over: readonly ApiKey[] = [
  {
    ...till,
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3003',
    name: 'Old till',
    state: 'revoked',
    revokedAt: '2026-03-02T17:00:00.000Z',
  },
  {
    ...newsletter,
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3004',
    name: 'Summer trial',
    state: 'ended',
    endsOn: '2026-08-31',
  },
]

const meta = {
  component: ApiKeysScreen,
  decorators: [inApp({ path: '/admin/api-keys' })],
  beforeEach: ({ msw }) => msw.use(getListApiKeysMockHandler([till, newsletter, ...over])),
} satisfies Meta<typeof ApiKeysScreen>

export default meta
type Story = StoryObj<typeof meta>

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'API keys' }))
    await expect(list.getAllByRole('button')).toHaveLength(2)
    await expect(list.getByText('Revoked')).toBeVisible()
    await expect(list.getAllByText(/up to 10,000 points an hour, 50,000 a day/)[0]).toBeVisible()
  },
}

export const None: Story = { beforeEach: ({ msw }) => msw.use(getListApiKeysMockHandler([])) }

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'New Key' }))
  return within(await within(document.body).findByRole('dialog'))
}

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    await shows('Please enter a name')
    await shows('Please choose at least one permission')
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus())
  },
}

export const LimitMissing: Story = {
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.type(dialog.getByLabelText('Name'), 'Front desk POS')
    await userEvent.click(dialog.getByLabelText('Award points'))
    await userEvent.clear(dialog.getByLabelText('Maximum points per day'))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    await shows('Please enter a whole number above 0')
    await waitFor(() => expect(dialog.getByLabelText('Maximum points per day')).toHaveFocus())
  },
}

export const KeyShownOnce: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCreateApiKeyMockHandler({
        apiKey: till,
        key: 'vlr_A-key-that-opens-nothing-because-no-server-made-it',
      }),
    ),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.type(dialog.getByLabelText('Name'), 'Front desk POS')
    await userEvent.click(dialog.getByLabelText('Award points'))
    await userEvent.click(dialog.getByRole('button', { name: 'Create Key' }))
    const issued = within(
      await within(document.body).findByRole('dialog', { name: 'The key Front desk POS' }),
    )
    await expect(issued.getByLabelText('Key')).toHaveValue(
      'vlr_A-key-that-opens-nothing-because-no-server-made-it',
    )
  },
}

export const RevokedOnlyAfterAskingOnceMore: Story = {
  beforeEach: ({ msw }) => msw.use(getRevokeApiKeyMockHandler({ ...till, state: 'revoked' })),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Revoke Front desk POS' }))
    await shows(/stops working right away/)
    await userEvent.click(within(document.body).getByRole('button', { name: 'Revoke Key' }))
    await shows('Key revoked')
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/api-keys', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The keys could not be loaded')).toBeVisible()
  },
}
