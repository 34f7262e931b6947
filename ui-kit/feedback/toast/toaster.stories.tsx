import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PlainToast } from './plain-toast.tsx'
import { dismissToast, showToast, type ToastContent, updateToast } from './store.ts'
import { Toaster } from './toaster.tsx'

const meta = {
  component: Toaster,
  parameters: {
    guidance: {
      use: ['For something that was just done and needs no response, with Undo if it can be undone.'],
      dontUse: [
        'For errors that people have to read: it disappears after five seconds.',
        'For two messages at once: only one toast is shown at a time.',
        'For anything that a success moment on the screen already says.',
      ],
      instead: {
        Notice: 'for something people have to read',
        SuccessMoment: 'for something good that a member did',
        ConfirmDialog: 'before something that can’t be undone',
      },
      anatomy: ['Icon', 'Title', 'One more line', 'One action', 'Close button'],
      words: [
        'Past tense, and who did it if that matters: "Entry deleted".',
        'The action is one verb: "Undo".',
      ],
      keyboard: {
        F8: 'Moves focus to it.',
        Escape: 'Closes it.',
        Tab: 'Moves to its action and its close button.',
      },
    },
    docs: { story: { inline: false, height: '200px' } },
  },
  beforeEach: () => () => dismissToast(),
} satisfies Meta<typeof Toaster>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (content: ToastContent): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    showToast({ durationMs: 60_000, ...content })
    await waitFor(() => expect(within(canvasElement).getByText(content.title)).toBeVisible())
  }

export const Plain: Story = {
  play: shows({ title: 'Milestone!', description: 'Fantastic! 100 reached!' }),
}

export const Positive: Story = { play: shows({ title: 'Welcome back!', tone: 'positive' }) }

export const Critical: Story = {
  play: shows({ title: 'Login Failed', description: 'Invalid email or password', tone: 'critical' }),
}

export const LongTexts: Story = {
  play: shows({
    title: 'Congratulations on everything that you have done for yourself this year',
    description:
      'There is a small thank-you waiting for you at the desk. Bring a smile, a friend and an hour.',
  }),
}

const retry = fn()

export const WithAnAction: Story = {
  play: async context => {
    const content = { title: 'Not loaded', description: 'Failed to fetch: 503', tone: 'critical' } as const
    await shows({ ...content, action: { label: 'Retry', onPress: retry } })(context)
    const canvas = within(context.canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(retry).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByText('Not loaded')).toBeNull())
  },
}

export const OnlyTheLast: Story = {
  play: async ({ canvasElement }) => {
    showToast({ title: 'First' })
    showToast({ title: 'Second' })
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByText('Second')).toBeVisible())
    await expect(canvas.queryByText('First')).toBeNull()
  },
}

export const UpdatedAndDismissed: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const id = showToast({ title: 'Sending…' })
    updateToast(id, { title: 'Sent' })
    await waitFor(() => expect(canvas.getByText('Sent')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText('Sent')).toBeNull())
  },
}

export const ReachedByF8: Story = {
  play: async ({ canvasElement }) => {
    showToast({ title: 'Here I am', durationMs: 60_000 })
    await within(canvasElement).findByText('Here I am')
    await fireEvent.keyDown(document, { code: 'F8', key: 'F8' })
    await expect(within(canvasElement).getByRole('region', { name: /F8/ })).toContainElement(
      document.activeElement as HTMLElement,
    )
  },
}

const touch = { button: 0, pointerId: 1, pointerType: 'touch', clientY: 10 }

async function swipe(toast: HTMLElement, by: number) {
  await fireEvent.pointerDown(toast, { ...touch, clientX: 100 })
  for (const part of [0.4, 0.8, 1]) await fireEvent.pointerMove(toast, { ...touch, clientX: 100 + by * part })
  await fireEvent.pointerUp(toast, { ...touch, clientX: 100 + by })
}

export const SwipedAway: Story = {
  play: async ({ canvasElement }) => {
    showToast({ title: 'Swipe me', durationMs: 60_000 })
    const canvas = within(canvasElement)
    const toast = (await canvas.findByText('Swipe me')).closest('li')
    if (!toast) throw new Error('The toast is no list item.')
    // The simulated pointer doesn't exist in the browser, so capturing it would fail.
    toast.setPointerCapture = () => undefined
    const isThere = () => expect(canvas.getByText('Swipe me')).toBeVisible()
    await waitFor(isThere)
    await swipe(toast, 45)
    await waitFor(isThere)
    await swipe(toast, 55)
    await waitFor(() => expect(canvas.queryByText('Swipe me')).toBeNull())
  },
}

export const LeavesAfterFiveSeconds: Story = {
  parameters: { toastsLast: false },
  play: async ({ canvasElement }) => {
    const timers = spyOn(window, 'setTimeout')
    showToast({ title: 'Five seconds' })
    await within(canvasElement).findByText('Five seconds')
    await waitFor(() => expect(timers.mock.calls.map(([, ms]) => ms)).toContain(5000))
    timers.mockRestore()
  },
}

export const LeavesByItself: Story = {
  play: async ({ canvasElement }) => {
    showToast({ title: 'Gone in a moment', durationMs: 120 })
    const canvas = within(canvasElement)
    await canvas.findByText('Gone in a moment')
    await waitFor(() => expect(canvas.queryByText('Gone in a moment')).toBeNull())
  },
}

export const WithoutAConnection: Story = {
  render: () => <PlainToast />,
  play: async ({ canvasElement }) => {
    showToast({ title: 'You are offline', description: 'Try again later.', durationMs: 300 })
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('You are offline'))
    expect(canvas.getByRole('status').matches(':popover-open')).toBe(true)
    await waitFor(() => expect(canvas.queryByText('You are offline')).toBeNull())
  },
}

// Long enough for anyone looking at the page.
const durationMs = 3_600_000

export const DoneWithUndo: Story = {
  tags: ['do'],
  play: shows({
    title: 'Entry deleted',
    tone: 'positive',
    action: { label: 'Undo', onPress: () => undefined },
    durationMs,
  }),
}

export const AnErrorToRead: Story = {
  tags: ['dont'],
  play: shows({
    title: 'Your deposit was not paid',
    description:
      'Your bank wants to hear from you first. Please call it, then come back and pay again by Friday at noon, or we give your place to somebody else.',
    tone: 'critical',
    durationMs,
  }),
}
