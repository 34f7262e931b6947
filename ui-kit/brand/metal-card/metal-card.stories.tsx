import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { CountUp } from '../../feedback/count-up/count-up.tsx'
import { Progress } from '../../feedback/progress/progress.tsx'
import { MetalCard } from './metal-card.tsx'

const next = (
  <Progress tone="inherit" size="s" label="Next level" valueText="$380 to go" value={1620} max={2000} />
)

const meta = {
  component: MetalCard,
  parameters: {
    guidance: {
      use: ['For a member’s card: tier, balance, and progress to the next tier.'],
      dontUse: ['For anything without a tier.', 'More than one on a screen, except to compare tiers.'],
      instead: { Card: 'for everything else', Badge: 'with a metal, for a tier in a list' },
      anatomy: ['Brand and tier', 'The balance', 'Name', 'Progress to the next tier'],
      words: ['A label says what the number counts: "points to spend".'],
      keyboard: { Enter: 'Shows more, if the card can be pressed.' },
    },
  },
  args: {
    metal: 'gold',
    brand: 'Velora',
    label: 'Gold',
    name: 'Mia Laurent',
    figure: <CountUp value={1240} />,
    figureLabel: 'points to spend',
    footer: next,
  },
} satisfies Meta<typeof MetalCard>

export default meta
type Story = StoryObj<typeof meta>

export const Bronze: Story = { args: { metal: 'bronze', label: 'Bronze' } }
export const Silver: Story = { args: { metal: 'silver', label: 'Silver' } }
export const Gold: Story = { tags: ['do'] }
export const Platinum: Story = { args: { metal: 'platinum', label: 'Platinum' } }
export const EngravedWithLines: Story = { args: { metal: 'silver', pattern: 'lines' } }
export const Plain: Story = { args: { pattern: 'plain' } }
export const Empty: Story = {
  args: { metal: 'bronze', label: 'Bronze', figure: <CountUp value={0} />, footer: null },
}
export const Rising: Story = { args: { rises: true } }
export const Pressed: Story = {
  args: { sentence: '$380 to Platinum: 20% off every treatment', onPress: fn() },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /\$380 to Platinum/ }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}
export const LongTexts: Story = {
  parameters: { inEveryLayout: true },
  args: {
    name: 'Maximiliana Theodora von Hohenberg-Wittgenstein de la Fontaine',
    label: 'Platinum for life since 2019',
    metal: 'platinum',
    figure: <CountUp value={12345678} />,
  },
}

/** In the brand settings, which are half a page wide, the name once broke into “Velor” and “a”. */
export const InANarrowPlace: Story = {
  args: { label: 'Gold Member' },
  decorators: [Story => <div style={{ width: '203px' }}>{Story()}</div>],
  play: ({ canvas }) => expect(canvas.getByText('Velora').offsetHeight).toBeLessThan(40),
}

export const ForAVoucher: Story = {
  tags: ['dont'],
  args: {
    label: 'Voucher',
    name: 'Glow Facial',
    figure: '20%',
    figureLabel: 'off until the end of May',
    footer: null,
  },
}
