import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ExampleLink } from '../../foundations/pressable/example-link.tsx'
import { ArrowRight, CalendarHeart, QrCode } from '../../icons.ts'
import { Button } from './button.tsx'

const meta = {
  component: Button,
  parameters: {
    guidance: {
      use: [
        'To do something: save, send, claim, delete.',
        'One primary button per screen; the buttons next to it are secondary or quiet.',
      ],
      dontUse: ['For a link inside a sentence.', 'To filter a list.'],
      instead: {
        TextLink: 'to link to another page',
        IconButton: 'for a familiar icon where there’s no room for words',
        Chips: 'for one of a few options',
        ConfirmDialog: 'before something that can’t be undone',
      },
      anatomy: ['Icon, if it helps', 'A verb and its object', 'An arrow, if it leads to a next step'],
      words: [
        'A verb and what it acts on: "Save Changes", "Cancel Sending".',
        'While it’s working, it says so with the same verb: "Saving…".',
        'Never just "OK", "Yes" or "Submit".',
      ],
      keyboard: {
        Tab: 'Moves focus to it.',
        Enter: 'Activates it.',
        Space: 'Activates it, if it’s a button.',
      },
    },
  },
  args: { children: 'Save changes', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {}
export const Secondary: Story = { args: { variant: 'secondary' } }
export const Quiet: Story = { args: { variant: 'quiet' } }
export const Critical: Story = { args: { variant: 'critical', children: 'Delete' } }
export const Small: Story = { args: { size: 's' } }
export const Large: Story = { args: { size: 'l', full: true, icon: QrCode, children: 'Check In' } }
export const WithIcons: Story = {
  tags: ['do'],
  args: { icon: CalendarHeart, iconEnd: ArrowRight, children: 'Book Now' },
}
export const Disabled: Story = { args: { disabled: true } }
export const LongText: Story = {
  args: { children: 'Ask for everything that we have kept about you since the first day', full: true },
}

export const Busy: Story = {
  args: { busy: true, busyLabel: 'Saving…' },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Saving…' })
    await expect(button).toBeDisabled()
    await userEvent.click(button, { pointerEventsCheck: 0 })
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const AsLink: Story = {
  args: { render: <ExampleLink />, children: 'Go there' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'Go there' })).toHaveAttribute(
      'href',
      '#there',
    )
  },
}

export const ToAnotherSite: Story = {
  args: { href: 'https://booking.example', newTab: true, children: 'Book Appointment' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: /Book Appointment/ })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  },
}

export const WordsThatSayNothing: Story = { tags: ['dont'], args: { children: 'OK' } }
