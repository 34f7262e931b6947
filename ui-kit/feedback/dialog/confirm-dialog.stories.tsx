import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  component: ConfirmDialog,
  parameters: {
    guidance: {
      use: [
        'Before something that can’t be undone, or that reaches other people.',
        'With the item’s name in the question.',
      ],
      dontUse: [
        'Before something that can be undone: do it and offer Undo.',
        'After every click: people would stop reading it.',
      ],
      instead: { Toast: 'with Undo, for actions that can be undone', Dialog: 'for a form' },
      anatomy: [
        'Question',
        'The consequences',
        'A field that the decision needs',
        'The cancel button',
        'The confirm button, with the verb',
      ],
      words: [
        'The title is a question with the verb: "Delete this entry?".',
        'The button repeats the verb: "Delete", not "Yes".',
        'The description says what will be lost: "It can’t be brought back."',
      ],
      keyboard: {
        Escape: 'Closes it without doing anything.',
        Tab: 'Stays inside the dialog.',
        Enter: 'Confirms, unless the action is destructive or there’s a field.',
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

function Deleting() {
  const [entries, setEntries] = useState(['Before', 'Day 3', 'Day 14'])
  const [asked, setAsked] = useState<string>()
  // As with a server: the list comes a moment after the dialog closed.
  const remove = () => {
    setAsked(undefined)
    setTimeout(() => setEntries(now => now.filter(entry => entry !== asked)), 50)
  }
  return (
    <section aria-label="Your journey">
      {entries.length === 0 && <p>No entries yet</p>}
      {entries.length > 0 && (
        <ul>
          {entries.map(entry => (
            <li key={entry}>
              <button type="button" onClick={() => setAsked(entry)}>
                Delete {entry}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={remove}
        title={`Delete ${asked}?`}
        confirmLabel="Delete"
      />
    </section>
  )
}

/** Tab continues at what took the place of the deleted item, instead of at the top of the page. */
export const FocusAfterTheItemIsGone: Story = {
  render: () => <Deleting />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement)
    const deletes = async (entry: string) => {
      await userEvent.click(page.getByRole('button', { name: `Delete ${entry}` }))
      await userEvent.click(await page.findByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(page.queryByRole('button', { name: `Delete ${entry}` })).toBeNull())
    }
    await deletes('Day 3')
    await waitFor(() => expect(page.getByText('Delete Day 14').closest('li')).toHaveFocus())
    await deletes('Day 14')
    await waitFor(() => expect(page.getByText('Delete Before').closest('li')).toHaveFocus())
    await deletes('Before')
    await waitFor(() => expect(page.getByText('No entries yet')).toHaveFocus())
  },
}
