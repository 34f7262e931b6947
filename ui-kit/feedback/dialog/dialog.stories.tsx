import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TextField } from '../../forms/text-field/text-field.tsx'
import { Text } from '../../layout/text/text.tsx'
import { Dialog } from './dialog.tsx'

const meta = {
  component: Dialog,
  parameters: {
    guidance: {
      use: [
        'For a task that fits on one screen and belongs to the page behind it: add, edit, choose.',
        'When the page behind it should be unchanged afterward.',
      ],
      dontUse: [
        'For anything that people may want to link to or come back to.',
        'On top of another dialog, except for one question.',
        'For news.',
      ],
      instead: {
        Page: 'for anything with its own URL',
        ConfirmDialog: 'for one question',
        Notice: 'for news on the page',
      },
      anatomy: ['Title', 'A line below it', 'Close button', 'Content', 'Buttons, the primary one last'],
      words: [
        'The title names the task: "Add an entry".',
        'The button completes it with the same verb: "Add Entry".',
      ],
      keyboard: {
        Escape: 'Closes it; the focus returns to where it was.',
        Tab: 'Stays inside the dialog.',
        F8: 'Moves to a toast in front of it.',
      },
    },
    docs: { story: { inline: false, height: '420px' } },
  },
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

/** Selecting text in a field may end beside the dialog; a click outside begins there, too. */
export const ClosesByAClickOutside: Story = {
  play: async ({ args }) => {
    const dialog = await within(document.body).findByRole('dialog')
    const field = within(dialog).getByLabelText('Title')
    fireEvent.pointerDown(field)
    fireEvent.click(dialog)
    await expect(args.onClose).not.toHaveBeenCalled()
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    await expect(args.onClose).toHaveBeenCalledOnce()
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

export const VisibleFromItsFirstFrame: Story = {
  ...Closed,
  play: async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog') as HTMLDialogElement
    // Right after opening, before the first paint.
    const opacity = new Promise(resolve =>
      new MutationObserver(() => resolve(getComputedStyle(dialog).opacity)).observe(dialog, {
        attributeFilter: ['open'],
      }),
    )
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open' }))
    await expect(await opacity).toBe('1')
  },
}

/** Drags the head down in steps of 16 ms and releases it; returns the sheet's last transform before that. */
async function pull(head: HTMLElement, sheet: HTMLElement, distances: readonly number[], type = 'pointerUp') {
  const pointer = (by: number) => ({
    pointerId: 7,
    isPrimary: true,
    button: 0,
    clientY: 300 + by,
    bubbles: true,
  })
  fireEvent.pointerDown(head, pointer(0))
  for (const by of distances) {
    await new Promise(resolve => setTimeout(resolve, 16))
    fireEvent.pointerMove(head, pointer(by))
  }
  const held = sheet.style.transform
  fireEvent[type === 'pointerUp' ? 'pointerUp' : 'pointerCancel'](head, pointer(distances.at(-1) ?? 0))
  return held
}

export const SheetThatFollowsTheFinger: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const sheet = canvas.getByRole('dialog')
    const head = canvas.getByRole('heading', { name: 'Add an entry' })
    // The drag code is loaded only once the sheet is open.
    await waitFor(async () => {
      await expect(await pull(head, sheet, [4, 8, 12], 'pointerCancel')).toBe('translateY(12px)')
    })
    await waitFor(() => expect(sheet.style.transform).toBe(''))
    await expect(await pull(head, sheet, [-30])).toBe('translateY(0px)')
    await expect(args.onClose).not.toHaveBeenCalled()
    await pull(head, sheet, [20, 60, 120])
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    // If the caller refuses to close, the sheet moves back.
    await waitFor(() => expect(sheet.style.transform).toBe(''))
  },
}

export const ButtonsInTheHeadStayButtons: Story = {
  args: { onClose: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement)
    const sheet = canvas.getByRole('dialog')
    await new Promise(resolve => setTimeout(resolve, 300))
    await pull(canvas.getByRole('button', { name: 'Close' }), sheet, [50, 150])
    await expect(sheet.style.transform).toBe('')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const SameVerbAtBothEnds: Story = {
  tags: ['do'],
  args: {
    description: 'A picture says more, but a line is a start.',
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button>Add Entry</Button>
      </>
    ),
  },
}

export const ForNews: Story = {
  tags: ['dont'],
  args: {
    title: 'What is new',
    children: <Text>From today you can lay two pictures of your diary over each other.</Text>,
    actions: <Button>OK</Button>,
  },
}
