import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleLink } from '../../foundations/pressable/example-link.tsx'
import { Droplets, Gift, QrCode, Sparkles, Syringe } from '../../icons.ts'
import { Grid } from '../../layout/grid/grid.tsx'
import { Stack } from '../../layout/stack/stack.tsx'
import { Tile } from './tile.tsx'

const meta = {
  component: Tile,
  parameters: {
    guidance: {
      use: ['For one of two to six pages that people visit often.'],
      dontUse: ['For list items.'],
      instead: { ListRow: 'for list items', Button: 'to do something' },
      anatomy: ['Icon in a circle', 'Title', 'What’s there', 'Arrow'],
      words: [
        'A verb or a destination, such as "Check In", and a short line, such as "Scan QR code at spa".',
      ],
      keyboard: { Tab: 'Moves focus to it.', Enter: 'Opens it.' },
    },
  },
  args: { icon: QrCode, title: 'Check In', hint: 'Scan QR code at spa', render: <ExampleLink /> },
} satisfies Meta<typeof Tile>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Accent: Story = { args: { tone: 'accent' } }
export const Quiet: Story = { args: { tone: 'quiet' } }
export const Turning: Story = { args: { layout: 'turning' }, globals: { viewport: { value: 'desk' } } }
export const WithoutHint: Story = { args: { hint: '' } }
export const AsButton: Story = { args: { render: undefined } }
export const LongTexts: Story = {
  args: {
    title: 'Request everything that you have been waiting for',
    hint: 'We’ll review it within one business day, and tell you what we decided here, by push and by email',
  },
}
export const BesideEachOther: Story = {
  tags: ['do'],
  render: args => (
    <Grid columns={2} gap="s">
      <Tile {...args} layout="column" />
      <Tile {...args} layout="column" icon={Gift} title="Rewards" hint="See what is next" />
    </Grid>
  ),
}

export const ThingsOfAList: Story = {
  tags: ['dont'],
  render: args => (
    <Stack gap="s">
      <Tile {...args} icon={Sparkles} title="Glow Facial" hint="45 minutes, $180.00" />
      <Tile {...args} icon={Droplets} title="Vitamin Drip" hint="60 minutes, $140.00" />
      <Tile {...args} icon={Syringe} title="Lip Filler" hint="30 minutes, $650.00" />
      <Tile {...args} icon={Sparkles} title="Peel" hint="40 minutes, $90.00" />
    </Stack>
  ),
}
