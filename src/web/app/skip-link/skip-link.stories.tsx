import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { SkipLink } from './skip-link.tsx'

const meta = {
  component: SkipLink,
  parameters: {
    guidance: {
      use: ['Once per page, around everything that changes from screen to screen.'],
      dontUse: ['Inside a screen: people get around there by headings and landmarks.'],
      keyboard: {
        Tab: 'Shows it: it’s the first stop on the page.',
        Enter: 'Skips everything above the screen.',
      },
    },
  },
  args: { label: 'Skip to content', id: 'here', children: <Text>The screen</Text> },
} satisfies Meta<typeof SkipLink>

export default meta
type Story = StoryObj<typeof meta>

export const Unseen: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link').getBoundingClientRect().bottom).toBeLessThanOrEqual(0),
}

export const Reached: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Skip to content' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent('The screen')
  },
}
