import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getMakeRecoveryCodesMockHandler,
  getReadOwnRecoveryCodesMockHandler,
  getReadRecoveryCodesMockHandler,
} from '#api/recovery/recovery.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { RecoveryCard } from './recovery-card.tsx'

const madeAt = '2026-11-02T18:04:00.000Z'
const codes = Array.from({ length: 10 }, (_, n) => `k7qm-4xvd-92hp-3wt${n}`)

const meta = {
  component: RecoveryCard,
  args: { whose: 'member' },
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  beforeEach: ({ msw }) =>
    msw.use(getReadRecoveryCodesMockHandler({ left: 9, madeAt }), getMakeRecoveryCodesMockHandler({ codes })),
} satisfies Meta<typeof RecoveryCard>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) =>
  userEvent.click(await within(document.body).findByRole('button', { name }))
const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const NineLeft: Story = { play: () => shows('9 are left. You created them on Nov 2, 2026.') }

export const NoneYet: Story = {
  beforeEach: ({ msw }) => msw.use(getReadRecoveryCodesMockHandler({ left: 0, madeAt: null })),
  play: async () => {
    await shows('You don’t have any yet.')
    await press('Create Recovery Codes')
    await shows('k7qm-4xvd-92hp-3wt0')
  },
}

export const UsedUp: Story = {
  beforeEach: ({ msw }) => msw.use(getReadRecoveryCodesMockHandler({ left: 0, madeAt })),
  play: () => shows('All your codes are used'),
}

export const OfStaff: Story = {
  args: { whose: 'staff' },
  beforeEach: ({ msw }) => msw.use(getReadOwnRecoveryCodesMockHandler({ left: 1, madeAt })),
  play: () => shows(/^One is left/),
}

/** The old codes stop working, so it asks for confirmation. */
export const NewOnesAfterAskingOnceMore: Story = {
  play: async () => {
    await shows(/9 are left/)
    await press('Create New Codes')
    await shows(/stop working right away/)
    await userEvent.click(
      within(await within(document.body).findByRole('dialog')).getByRole('button', {
        name: 'Create New Codes',
      }),
    )
    await shows('k7qm-4xvd-92hp-3wt9')
    await expect(within(document.body).getAllByRole('listitem')).toHaveLength(10)
    await press('I’ve Saved Them')
    await waitFor(() => expect(within(document.body).queryByText('k7qm-4xvd-92hp-3wt9')).toBeNull())
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadRecoveryCodesMockHandler({ left: 0, madeAt: null }),
      http.post('*/api/user/recovery-codes', () =>
        HttpResponse.json(
          { message: 'Recovery codes were not made. Please try again.', code: 'no-recovery-codes' },
          { status: 400 },
        ),
      ),
    ),
  play: async () => {
    await shows('You don’t have any yet.')
    await press('Create Recovery Codes')
    await shows('We couldn’t create new codes')
  },
}

/** The server may have replaced the codes, so nobody is told that the old ones still work. */
export const CreatedWithoutAResponse: Story = {
  beforeEach: ({ msw }) => {
    let isMade = false
    msw.use(
      http.get('*/api/user/recovery-codes', () =>
        HttpResponse.json(
          isMade ? { left: 10, madeAt: '2026-11-20T18:04:00.000Z' } : { left: 0, madeAt: null },
        ),
      ),
      http.post('*/api/user/recovery-codes', () => {
        isMade = true
        return HttpResponse.error()
      }),
    )
  },
  play: async () => {
    await shows('You don’t have any yet.')
    await press('Create Recovery Codes')
    await shows('New codes may have been created')
    await shows('10 are left. You created them on Nov 20, 2026.')
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/user/recovery-codes', () => HttpResponse.error())),
  play: () => shows('Your recovery codes could not be loaded'),
}
