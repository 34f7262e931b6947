import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift, QrCode } from 'lucide-react'
import { Grid } from '../layout/grid/grid.tsx'
import { ExampleLink } from '../pressable/example-link.tsx'
import { Tile } from './tile.tsx'

const meta = {
  component: Tile,
  args: { icon: QrCode, title: 'Check In', hint: 'Scan QR code at spa', render: <ExampleLink /> },
} satisfies Meta<typeof Tile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { tone: 'accent' } }
export const WithoutHint: Story = { args: { hint: '' } }
export const AsButton: Story = { args: { render: undefined } }
export const LongTexts: Story = {
  args: {
    title: 'Request everything that you have been waiting for',
    hint: 'We look at it within a working day, and tell you here, by push and by e-mail what we have decided',
  },
}
export const BesideEachOther: Story = {
  render: args => (
    <Grid columns={2} gap="s">
      <Tile {...args} layout="column" />
      <Tile {...args} layout="column" icon={Gift} title="Rewards" hint="See what is next" />
    </Grid>
  ),
}
