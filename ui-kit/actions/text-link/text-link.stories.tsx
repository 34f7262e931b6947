import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleLink } from '../../foundations/pressable/example-link.tsx'
import { Text } from '../../layout/text/text.tsx'
import { TextLink } from './text-link.tsx'

const meta = {
  component: TextLink,
  parameters: {
    guidance: {
      use: ['To link to another page, in a sentence or on its own line.'],
      dontUse: ['To do something.'],
      instead: { Button: 'to do something', Tile: 'for a page that people visit often' },
      words: [
        'Says where it leads, even without the sentence around it: "Privacy policy", never "here".',
        'A link that opens in a new tab says so automatically.',
      ],
      keyboard: { Tab: 'Moves focus to it.', Enter: 'Follows it.' },
    },
  },
  args: { children: 'Forgot Password?', render: <ExampleLink /> },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Alone: Story = { args: { alone: true } }
export const AtTheFoot: Story = { args: { alone: true, tone: 'quiet' } }
export const AsButton: Story = { args: { render: undefined } }
export const ToAnotherSite: Story = {
  args: { render: undefined, href: 'https://booking.example', newTab: true, children: 'Our other site' },
}
export const InText: Story = {
  tags: ['do'],
  render: args => (
    <Text>
      Something is missing? <TextLink {...args} /> We are glad to help.
    </Text>
  ),
}

export const NoPlaceInTheWords: Story = { tags: ['dont'], args: { children: 'Click here' } }
