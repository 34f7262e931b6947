import type { Meta, StoryObj } from '@storybook/react-vite'
import { ExampleLink } from '../pressable/example-link.tsx'
import { Text } from '../text/text.tsx'
import { TextLink } from './text-link.tsx'

const meta = {
  component: TextLink,
  args: { children: 'Forgot Password?', render: <ExampleLink /> },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Alone: Story = { args: { alone: true } }
export const AsButton: Story = { args: { render: undefined } }
export const ToAnotherSite: Story = {
  args: { render: undefined, href: 'https://booking.example', newTab: true, children: 'Our other site' },
}
export const InText: Story = {
  render: args => (
    <Text>
      Something is missing? <TextLink {...args} /> We are glad to help.
    </Text>
  ),
}
