import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getListOwnPasskeysMockHandler,
  getListPasskeysMockHandler,
  getRemovePasskeyMockHandler,
  getRenamePasskeyMockHandler,
} from '#api/passkeys/passkeys.msw.ts'
import type { Passkey } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { PasskeysCard } from './passkeys-card.tsx'

const passkey = (n: number, name: string, more: Partial<Passkey> = {}): Passkey => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c330${n}`,
  name,
  createdAt: '2026-11-02T18:04:00.000Z',
  lastUsedAt: null,
  isStopped: false,
  ...more,
})

const several = [
  passkey(1, 'iPhone', { lastUsedAt: '2026-11-20T18:04:00.000Z' }),
  passkey(2, 'The blue security key in the drawer of the bedside table', { isStopped: true }),
  passkey(3, 'Mac'),
]

const meta = {
  component: PasskeysCard,
  args: { whose: 'member' },
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  beforeEach: ({ msw }) => msw.use(getListPasskeysMockHandler(several)),
} satisfies Meta<typeof PasskeysCard>

export default meta
type Story = StoryObj<typeof meta>

const onPage = () => within(document.body)

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: /iPhone.*Last used Nov.20,.2026/ })).toBeVisible()
    await expect(canvas.getByText('Turned off')).toBeVisible()
  },
}

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(getListPasskeysMockHandler([])),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Add a Passkey' })).toBeVisible()
  },
}

export const OfStaff: Story = {
  args: { whose: 'staff' },
  beforeEach: ({ msw }) => msw.use(getListOwnPasskeysMockHandler(several.slice(0, 1))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/Your code still works/)).toBeVisible()
  },
}

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /iPhone/ }))
  return within(await onPage().findByRole('dialog'))
}

export const Renamed: Story = {
  beforeEach: ({ msw }) => msw.use(getRenamePasskeyMockHandler({ success: true })),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.clear(dialog.getByLabelText('Name'))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText('Please enter a name')).toBeVisible()
    await userEvent.type(dialog.getByLabelText('Name'), 'My phone')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(onPage().queryByRole('dialog')).toBeNull())
  },
}

export const RemovedAfterAskingOnceMore: Story = {
  beforeEach: ({ msw }) => msw.use(getRemovePasskeyMockHandler({ success: true })),
  play: async ({ canvasElement }) => {
    const dialog = await open(canvasElement)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await userEvent.click(await onPage().findByRole('button', { name: 'Remove Passkey' }))
    await waitFor(() => expect(onPage().queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(onPage().getAllByText('Passkey removed')[0]).toBeVisible())
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/user/passkeys', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Your passkeys could not be loaded')).toBeVisible()
  },
}
