import type { Meta, StoryObj } from '@storybook/react-vite'
import { Info } from 'lucide-react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { IconButton } from '../../actions/icon-button/icon-button.tsx'
import { Tooltip, TooltipProvider } from './tooltip.tsx'

const meta = {
  component: Tooltip,
  args: { text: 'Counts once a day', children: <IconButton icon={Info} label="About this" /> },
  parameters: {
    guidance: {
      use: ['For a few more words about a button, on hover and on focus.'],
      dontUse: ['For what somebody needs: a finger can’t hover.', 'With links in it.'],
      instead: { Field: 'its hint, for fields', Notice: 'for what has to be read' },
      anatomy: ['What it explains', 'The words'],
      words: ['At most six words, without a full stop.'],
      keyboard: { Tab: 'Shows it with the focus.', Escape: 'Hides it.' },
    },
    layout: 'centered',
  },
  decorators: [
    Story => (
      <TooltipProvider>
        <Story />
      </TooltipProvider>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
// A page that scrolls closes it: beside words it stands in a page of its own.
const apart = { docs: { story: { inline: false, height: '180px' } } }

export const Open: Story = {
  tags: ['do'],
  parameters: apart,
  args: { defaultOpen: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'About this' })
    await expect(button).toHaveAccessibleDescription('Counts once a day')
  },
}

/** After 700 ms; at once for the next one within 300 ms. */
export const OpensAfterAWhile: Story = {
  render: () => (
    <>
      <Tooltip text="The first">
        <IconButton icon={Info} label="First" />
      </Tooltip>
      <Tooltip text="The second">
        <IconButton icon={Info} label="Second" />
      </Tooltip>
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body)
    const startedAt = performance.now()
    await userEvent.hover(page.getByRole('button', { name: 'First' }))
    await waitFor(() => expect(page.getByRole('tooltip')).toHaveTextContent('The first'))
    await expect(performance.now() - startedAt).toBeGreaterThan(690)
    await userEvent.hover(page.getByRole('button', { name: 'Second' }))
    // The first one is still leaving; the second has come without the delay.
    const second = await waitFor(() => page.getByText('The second', { selector: '[data-state]' }))
    await expect(second).toHaveAttribute('data-state', 'instant-open')
  },
}

export const LongText: Story = {
  args: {
    defaultOpen: true,
    side: 'bottom',
    text: 'What you spend on treatments within the last year, without what was given back',
  },
}

export const WhatSomebodyNeeds: Story = {
  tags: ['dont'],
  parameters: apart,
  args: {
    defaultOpen: true,
    side: 'bottom',
    text: 'After Thursday at noon we keep your deposit of $50.00',
    children: <IconButton icon={Info} label="About cancelling" />,
  },
}
