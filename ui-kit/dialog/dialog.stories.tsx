import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Text } from '../text/text.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  component: Dialog,
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { open: true, onClose: fn(), title: 'Add an entry', children: <TextField label="Title" /> },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  args: {
    description: 'A picture says more, but a line is a start.',
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Save</Button>
      </>
    ),
  },
}

export const LongContent: Story = {
  args: {
    title: 'Everything that you agree to when you press the button at the very end of this text',
    children: <Text>{'What we promise, and what we ask of you in return. '.repeat(80)}</Text>,
  },
}

export const Closed: Story = {
  args: { open: false },
  render: args => {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Add an entry' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}
