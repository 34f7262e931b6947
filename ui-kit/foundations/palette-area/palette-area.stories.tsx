import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../actions/button/button.tsx'
import { Stack } from '../../layout/stack/stack.tsx'
import { Text } from '../../layout/text/text.tsx'
import { PaletteArea } from './palette-area.tsx'

const inside = (
  <Stack gap="s">
    <Text>Words on this ground</Text>
    <Text tone="quiet">Quiet ones</Text>
    <Button>Press</Button>
  </Stack>
)

const meta = {
  component: PaletteArea,
  parameters: {
    guidance: {
      use: [
        'To show colors or typefaces that the page itself doesn’t have: a preview of a brand, the evening theme inside the light one.',
      ],
      dontUse: ['To color a part of a screen.'],
      instead: { Card: 'with a tone, for a part that stands out' },
      anatomy: ['Background', 'Content in the area’s own colors'],
    },
  },
  args: { theme: 'light', label: 'An area', children: inside },
} satisfies Meta<typeof PaletteArea>

export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Evening: Story = { args: { theme: 'evening' } }
export const ColorsOfItsOwn: Story = {
  tags: ['do'],
  args: {
    fonts: { display: 'monospace', text: 'serif' },
    colors: {
      ground: '#F3F9FA',
      ink: '#072428',
      inkQuiet: '#4A6266',
      accentFill: '#1F6F78',
      accentInk: '#FFFFFF',
    },
  },
}

export const ToMakeAnOfferLoud: Story = {
  tags: ['dont'],
  args: {
    label: 'Special of the week',
    colors: {
      ground: '#1F6F78',
      ink: '#FFFFFF',
      inkQuiet: '#E3F1F2',
      accentFill: '#FFE08A',
      accentFillPressed: '#F5CF62',
      accentInk: '#072428',
    },
  },
  render: args => (
    <Stack gap="s">
      <Text>Your next visit is on Tuesday.</Text>
      <PaletteArea {...args}>
        <Stack gap="s">
          <Text>20% off every facial</Text>
          <Text tone="quiet">Until the end of May</Text>
          <Button>Book Now</Button>
        </Stack>
      </PaletteArea>
      <Text>You have 240 points to spend.</Text>
    </Stack>
  ),
}
