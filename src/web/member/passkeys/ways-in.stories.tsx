import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import {
  getCurrentUserMockHandler,
  getCurrentUserResponseMock,
  getHasPasswordMockHandler,
} from '#api/accounts/accounts.msw.ts'
import { getListPasskeysMockHandler } from '#api/passkeys/passkeys.msw.ts'
import { getReadRecoveryCodesMockHandler } from '#api/recovery/recovery.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { WaysIn } from './ways-in.tsx'

const meta = {
  component: WaysIn,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  args: { whose: 'member' },
  beforeEach: ({ msw }) =>
    msw.use(
      getHasPasswordMockHandler({ isSet: false }),
      getListPasskeysMockHandler([]),
      getReadRecoveryCodesMockHandler({ left: 0, madeAt: null }),
    ),
} satisfies Meta<typeof WaysIn>

export default meta
type Story = StoryObj<typeof meta>

const withEmail = (email: string) => getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), email })

export const WithAnAddress: Story = {
  beforeEach: ({ msw }) => msw.use(withEmail('mia@velora.example')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Choose a password, or get a code each time.')
    await canvas.findByRole('heading', { name: 'Recovery Codes' })
  },
}

/** Passwords and recovery codes are entered together with an address. */
export const WithoutAnAddress: Story = {
  beforeEach: ({ msw }) => msw.use(withEmail('')),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText(/^You need an email address to sign in with a password/)
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Passkeys' })).toHaveFocus())
    await expect(canvas.queryByRole('heading', { name: 'Recovery Codes' })).toBeNull()
  },
}
