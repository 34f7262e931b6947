import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Card } from '../card/card.tsx'
import { Text } from '../text/text.tsx'
import { Split } from './split.tsx'

const meta = {
  component: Split,
  parameters: {
    guidance: {
      use: ['For a large part and a small one that belongs to it, if there’s room for both.'],
      dontUse: [
        'For two parts of equal weight.',
        'For a part that people need on a phone, where it may be hidden.',
      ],
      instead: { Grid: 'for equal parts', Page: 'with an aside, for a whole screen' },
      anatomy: ['The small part, which stays visible', 'The large part'],
    },
  },
  args: {
    aside: <Card padding="m">The smaller part</Card>,
    children: (
      <Card padding="m">
        <Text>The larger part</Text>
      </Card>
    ),
  },
} satisfies Meta<typeof Split>

export default meta
type Story = StoryObj<typeof meta>

export const UnderEachOther: Story = {}

export const WithoutTheSmallerPart: Story = {
  args: { at: 'end', narrow: 'hide' },
  play: ({ canvas }) => expect(canvas.getByText('The smaller part')).not.toBeVisible(),
}
