import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Emblem } from '#ui-kit/brand/emblem/emblem.tsx'
import { Gift } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { VoucherStrip } from './voucher-strip.tsx'

const meta = {
  component: VoucherStrip,
  parameters: {
    guidance: {
      use: ['For vouchers that are ready to use, at the top of a page.'],
      dontUse: ['For showing the code at the desk.', 'For rewards that haven’t been claimed yet.'],
      instead: { Ticket: 'for the code and the QR code', Card: 'for rewards that haven’t been claimed yet' },
      anatomy: ['Emblem', 'Title', 'What it’s good for, and until when', 'A stub with a verb'],
      words: ['The stub says what tapping it does: "Show".', 'The hint says when it ends: "Ends Dec 3".'],
      keyboard: { Enter: 'Shows the whole ticket.' },
    },
  },
  args: {
    title: '$25 credit',
    hint: 'Ends May 31',
    stubLabel: 'Show',
    leading: <Emblem icon={Gift} tint="accent" />,
    onClick: fn(),
  },
} satisfies Meta<typeof VoucherStrip>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  tags: ['do'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /\$25 credit.*Show/ }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}
export const Used: Story = { args: { used: true, hint: 'Used on May 3', stubLabel: 'Used' } }
export const LongTexts: Story = {
  args: { title: 'A weekend for two with every treatment that you have ever wanted to try' },
}
export const ForARow: Story = {
  tags: ['dont'],
  render: args => (
    <Stack gap="s">
      <VoucherStrip {...args} title="Check-in" hint="January 15" stubLabel="+5" />
      <VoucherStrip {...args} title="Glow Facial" hint="January 15" stubLabel="+25" />
    </Stack>
  ),
}
