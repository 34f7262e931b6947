import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, screen } from 'storybook/test'
import { getListOutboxMockHandler } from '#api/sandbox/sandbox.msw.ts'
import type { OutboxMessage } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../../data/drafts.ts'
import { shows, someReach } from '../messages.fixtures.ts'
import { SandboxScreen } from './sandbox-screen.tsx'

const meta = {
  component: SandboxScreen,
  decorators: [inApp({ path: '/admin/outbox' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(...someReach)
  },
} satisfies Meta<typeof SandboxScreen>

export default meta
type Story = StoryObj<typeof meta>

const message = (n: number, change: Partial<OutboxMessage>): OutboxMessage => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e0${n}`,
  channel: 'email',
  to: { firstName: 'Mia', email: 'mia@velora.example', number: null },
  subject: 'Reset your password',
  kind: 'secret',
  imageUrl: null,
  contents: {
    lines: ['Somebody asked for a new password.'],
    links: [],
    action: { label: 'Choose a New Password', url: 'http://localhost:3000/reset-password?token=t' },
  },
  createdAt: '2026-11-20T18:00:00.000Z',
  sentAt: '2026-11-20T18:00:01.000Z',
  ...change,
})

const words = { lines: ['Our rooms are free on Tuesday.'], links: [], action: null }

export const OneOfEach: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListOutboxMockHandler([
        message(1, {}),
        message(2, { contents: null }),
        message(5, {
          kind: 'marketing',
          subject: 'A quiet Tuesday',
          contents: {
            lines: ['See https://clinic.example/tuesday, or call us.'],
            links: [{ shown: 'https://clinic.example/tuesday', url: 'http://localhost:3000/r/a-token' }],
            action: { label: 'Book Appointment', url: 'http://localhost:3000/r/another-token' },
          },
        }),
        message(3, {
          channel: 'sms',
          kind: 'marketing',
          subject: 'Velora',
          contents: words,
          to: { firstName: 'Mia', email: null, number: '+13105550142' },
        }),
        message(4, {
          channel: 'push',
          kind: 'marketing',
          subject: 'A quiet Tuesday',
          contents: words,
          to: { firstName: 'Noor', email: null, number: null },
        }),
      ]),
    ),
  play: async () => {
    await shows(/SMS to Mia, \+13105550142/)
    await shows('This message’s link has expired.')
    await shows('30 characters · GSM-7 · 1 segment')
    await expect(screen.getByRole('link', { name: /^https:..clinic.example.tuesday/ })).toHaveAttribute(
      'href',
      'http://localhost:3000/r/a-token',
    )
  },
}

/** One message to three people is listed once. */
export const Campaign: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListOutboxMockHandler(
        ['Noor', 'Mia', 'Wren'].map((firstName, n) =>
          message(n, {
            channel: 'push',
            kind: 'marketing',
            subject: 'A quiet Tuesday',
            contents: words,
            to: { firstName, email: null, number: null },
          }),
        ),
      ),
    ),
  play: async () => {
    await shows(/Notification to Noor and 2 more/)
    await expect(screen.getAllByText('Our rooms are free on Tuesday.')).toHaveLength(1)
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListOutboxMockHandler([])),
  play: () => shows('Nothing sent yet'),
}

export const OutsideOfDemoMode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/outbox', () =>
        HttpResponse.json({ message: 'The outbox is only available in demo mode.' }, { status: 404 }),
      ),
    ),
  play: () => shows('The outbox is only available in demo mode.'),
}
