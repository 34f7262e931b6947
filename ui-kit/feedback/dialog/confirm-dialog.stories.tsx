import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  component: ConfirmDialog,
  parameters: {
    guidance: {
      use: [
        'Before something that can’t be taken back, or that reaches other people.',
        'With the thing by its name.',
      ],
      dontUse: [
        'Before what can be undone: do it and offer Undo.',
        'After each click, until nobody reads it any more.',
      ],
      instead: { Toast: 'with Undo, for what can be taken back', Dialog: 'for a form' },
      anatomy: ['Question', 'What follows', 'A field the decision needs', 'The way out', 'The verb'],
      words: [
        'The title asks with the verb: "Delete this entry?".',
        'The button repeats the verb: "Delete", not "Yes".',
        'The description says what is lost: "It can’t be brought back."',
      ],
      keyboard: {
        Escape: 'Leaves without doing it.',
        Tab: 'Stays inside the dialog.',
        Enter: 'Confirms, unless something is taken away or there is a field.',
      },
    },
    docs: { story: { inline: false, height: '360px' } },
  },
  args: {
    open: true,
    onClose: fn(),
    onConfirm: fn(),
    title: 'Delete this entry?',
    description: 'It can’t be brought back.',
    confirmLabel: 'Delete',
    tone: 'critical',
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Critical: Story = {
  tags: ['do'],
  play: async ({ canvasElement, args }) => {
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Delete' }))
    await expect(args.onConfirm).toHaveBeenCalled()
  },
}
export const Plain: Story = {
  args: {
    tone: 'plain',
    title: 'Send it now?',
    description: '214 people will get it.',
    confirmLabel: 'Send',
  },
  play: async ({ args }) => {
    await userEvent.keyboard('{Enter}')
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { args: { busy: true, busyLabel: 'Deleting…' } }

export const WithoutTheThing: Story = {
  tags: ['dont'],
  args: { title: 'Are you sure?', description: undefined, confirmLabel: 'Yes', cancelLabel: 'No' },
}
