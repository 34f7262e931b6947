import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getReadClinicResponseMock } from '#api/menu/menu.msw.ts'
import { clinic } from '../../data/clinic.ts'
import { TierLadder, TierPath } from './tier-ladder.tsx'

const { tiers } = getReadClinicResponseMock()
const gold = ['15% off every facial', 'An LED session with every peel']

const meta = {
  component: TierLadder,
  parameters: {
    guidance: {
      use: ['To show what each tier offers and how far the member has gotten.'],
      dontUse: ['To show only the progress to the next tier.'],
      instead: { Progress: 'for the progress to one tier', Badge: 'with a metal, for a member’s tier' },
      anatomy: [
        'A marker in the tier’s metal',
        'The name, and the member’s position',
        'What it takes to reach it',
        'The benefits',
      ],
      words: ['Each perk is one line: "15% off every facial".'],
    },
  },
  beforeEach: () => {
    const before = clinic.tiers
    Object.assign(clinic, {
      tiers: tiers.map(each => (each.tier === 'Gold' ? { ...each, perks: gold } : each)),
    })
    return () => void Object.assign(clinic, { tiers: before })
  },
  args: { user: getCurrentUserResponseMock() },
} satisfies Meta<typeof TierLadder>

export default meta
type Story = StoryObj<typeof meta>

/** Locked tiers show their benefits, too. One without benefits only shows its threshold. */
export const Silver: Story = {
  tags: ['do'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getAllByRole('listitem', { name: /Bronze|Silver|Gold|Platinum/ })).toHaveLength(4)
    await expect(canvas.getByRole('listitem', { name: 'Silver' })).toHaveTextContent('You’re here')
    await expect(canvas.getByRole('list', { name: 'Gold perks' })).toHaveTextContent(gold.join(''))
    await expect(canvas.queryByText(/No perks/)).toBeNull()
  },
}

export const Platinum: Story = {
  args: {
    user: {
      vipTier: 'Platinum',
      tierProgress: { nextTier: null, target: null, missing: '0.00', percent: 100 },
    },
  },
}

export const InOneLine: Story = {
  render: ({ user }) => <TierPath user={user} />,
  play: async ({ canvasElement }) => {
    const [, silver] = within(canvasElement).getAllByRole('listitem')
    await expect(silver).toHaveAttribute('aria-current', 'step')
  },
}

export const ForTheNextTierAlone: Story = {
  tags: ['dont'],
  beforeEach: () => void Object.assign(clinic, { tiers: tiers.slice(1, 3) }),
}
