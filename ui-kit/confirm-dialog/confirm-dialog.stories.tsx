import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  component: ConfirmDialog,
  parameters: { docs: { story: { inline: false, height: '360px' } } },
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
  play: async ({ canvasElement, args }) => {
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
}
export const Busy: Story = { args: { busy: true, busyLabel: 'Deleting…' } }
