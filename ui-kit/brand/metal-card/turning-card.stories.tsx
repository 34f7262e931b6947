import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { motionsOf, moving } from '../../foundations/motion/moving.fixtures.ts'
import { TurningCard } from './turning-card.tsx'

const meta = {
  component: TurningCard,
  parameters: {
    guidance: {
      use: ['Once, when a member has reached a new tier.'],
      dontUse: [
        'For anything else: it stays in front of the page for several seconds.',
        'To explain what the tier means: it disappears on its own.',
      ],
      instead: { SuccessMoment: 'for something people have to read' },
      anatomy: ['The old face', 'The new face'],
      keyboard: { 'Any key': 'Dismisses it, and still does what the key normally does.' },
    },
    docs: { story: { inline: false, height: '420px' } },
  },
  args: {
    from: { metal: 'bronze', label: 'Bronze', brand: 'Velora' },
    to: { metal: 'silver', label: 'Silver', brand: 'Velora in Silver', pattern: 'lines' },
    name: 'Mia Laurent',
    figureLabel: 'points to spend',
    value: 1240,
    onTurned: fn(),
    onDone: fn(),
  },
  render: args => (
    <>
      <button type="button">The page</button>
      <TurningCard {...args} />
    </>
  ),
} satisfies Meta<typeof TurningCard>

export default meta
type Story = StoryObj<typeof meta>

const stage = (canvas: HTMLElement) => canvas.querySelector('[popover]') as HTMLElement
const figure = (canvas: HTMLElement) =>
  [...stage(canvas).querySelectorAll('[data-shown]')].at(-1)?.getAttribute('data-shown')

export const Turns: Story = {
  beforeEach: moving,
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(stage(canvasElement)).toBeVisible())
    await expect(figure(canvasElement)).toBe('0')
    await waitFor(() => expect(motionsOf(stage(canvasElement))).toBeGreaterThan(0))
    await waitFor(() => expect(args.onTurned).toHaveBeenCalledOnce())
    await waitFor(() => expect(figure(canvasElement)).toBe('1,240'))
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(stage(canvasElement)).not.toBeVisible()
  },
}

/** Mouse and keyboard still reach the page below. */
export const WhoeverGoesOnEndsIt: Story = {
  beforeEach: moving,
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement).getByRole('button', { name: 'The page' })
    await waitFor(() => expect(stage(canvasElement)).toBeVisible())
    await userEvent.click(page)
    await expect(page).toHaveFocus()
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce(), { timeout: 15_000 })
    await expect(args.onTurned).toHaveBeenCalledOnce()
  },
}

/** The new card appears immediately and then disappears. */
export const UnderReducedMotion: Story = {
  play: async ({ args, canvasElement }) => {
    await waitFor(() => expect(stage(canvasElement)).toBeVisible())
    await expect(args.onTurned).toHaveBeenCalledOnce()
    await expect(figure(canvasElement)).toBe('1,240')
    await expect(motionsOf(stage(canvasElement))).toBe(0)
    await expect(within(stage(canvasElement)).getByText('Silver')).toBeVisible()
    await expect(within(stage(canvasElement)).getByText('Velora in Silver')).toBeVisible()
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
  },
}

export const LongTexts: Story = {
  args: {
    from: { metal: 'gold', label: 'Gold for a whole year' },
    to: { metal: 'platinum', label: 'Platinum for life since 2019' },
    name: 'Maximiliana Theodora von Hohenberg-Wittgenstein de la Fontaine',
    value: 12345678,
  },
}
