import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { KeyHint } from './key-hint.tsx'

const meta = {
  component: KeyHint,
  args: { children: 'A' },
  globals: { viewport: { value: 'desk' } },
  parameters: {
    guidance: {
      use: ['In a button that also has a keyboard shortcut, on screens that people use at a desk.'],
      dontUse: ['On screens for patients.', 'For a key that does something other than the button.'],
      anatomy: ['The letter', 'Its border'],
      words: ['One capital letter.'],
    },
  },
} satisfies Meta<typeof KeyHint>

export default meta
type Story = StoryObj<typeof meta>

export const InAButton: Story = {
  render: args => (
    <Button aria-keyshortcuts="a">
      Award Points <KeyHint {...args} />
    </Button>
  ),
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Award Points' })).toBeVisible(),
}

export const LetterOfTheVerb: Story = {
  tags: ['do'],
  args: { children: 'C' },
  render: args => (
    <Button aria-keyshortcuts="c">
      Check In <KeyHint {...args} />
    </Button>
  ),
}

export const ThreeKeysAtOnce: Story = {
  tags: ['dont'],
  args: { children: 'Ctrl + Shift + C' },
  render: args => (
    <Button aria-keyshortcuts="Control+Shift+c">
      Check In <KeyHint {...args} />
    </Button>
  ),
}
