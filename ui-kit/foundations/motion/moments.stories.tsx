import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { TurningCard } from '../../brand/metal-card/turning-card.tsx'
import { Ticket } from '../../brand/ticket/ticket.tsx'
import { SuccessMoment } from '../../feedback/celebration/success-moment.tsx'
import { ScannerFrame } from '../../forms/scanner-frame/scanner-frame.tsx'
import { Stack } from '../../layout/stack/stack.tsx'
import type { MomentName } from './moments.ts'
import { moving } from './moving.fixtures.ts'

type StageProps = {
  /** One of the five moments. */
  moment: MomentName
}

/** Plays each moment on the component that shows it, before and after. */
function Stage({ moment }: StageProps) {
  const [happened, setHappened] = useState(false)
  const Part = parts[moment]
  return (
    <Stack gap="m">
      <Button onClick={() => setHappened(!happened)}>{happened ? 'Before it' : 'Let it happen'}</Button>
      <Part happened={happened} onEnd={() => setHappened(false)} />
    </Stack>
  )
}

type PartProps = { happened: boolean; onEnd: () => void }

const parts: Readonly<Record<MomentName, (props: PartProps) => React.ReactNode>> = {
  scan: ({ happened }) => <ScannerFrame state={happened ? 'success' : 'looking'} />,
  points: ({ happened, onEnd }) => (
    <SuccessMoment
      open={happened}
      onClose={onEnd}
      figure="+5"
      title="Check-in Successful!"
      line="You now have 1,245 points."
    >
      <Button full size="l" onClick={onEnd}>
        Done
      </Button>
    </SuccessMoment>
  ),
  rise: ({ happened, onEnd }) =>
    happened && (
      <TurningCard
        from={{ metal: 'silver', label: 'Silver Member', brand: 'Velora' }}
        to={{ metal: 'gold', label: 'Gold Member', brand: 'Velora' }}
        name="Mia Hart"
        figureLabel="VIP points"
        value={1240}
        onDone={onEnd}
      />
    ),
  claim: ({ happened }) => happened && <Ticket {...ticket} isNew status="ready" statusLabel="Ready" />,
  desk: ({ happened }) => (
    <Ticket
      {...ticket}
      status={happened ? 'used' : 'ready'}
      statusLabel={happened ? 'Used on Nov 24' : 'Ready'}
    />
  ),
}

const ticket = {
  title: '$25 credit',
  hint: 'Good for everything on the menu.',
  code: 'K7M2-94TX',
  codeLabel: 'Show this at the front desk',
}

const meta = {
  component: Stage,
  argTypes: {
    moment: {
      description: 'Which of the five moments.',
      control: 'select',
      options: ['scan', 'points', 'rise', 'claim', 'desk'],
    },
  },
  parameters: {
    // Each component has its own picture.
    pictures: false,
    guidance: {
      use: [
        'For the five things that a membership is about. Their steps are all defined in foundations/motion/moments.ts.',
      ],
      dontUse: ['For anything else: use a toast, or nothing.'],
      instead: { Toast: 'for everyday success' },
      anatomy: [
        'Scan: the check mark lands in the frame.',
        'Points: background, ring, check mark, number, words.',
        'Tier: the card appears, turns, stays a while and disappears.',
        'Claim: the ticket rises and fills the screen.',
        'Desk: the ticket is stamped.',
      ],
      words: ['None of their own: the component that shows the moment says what happened.'],
    },
  },
} satisfies Meta<typeof Stage>

export default meta
type Story = StoryObj<typeof meta>

/** Animations started by scripts; the scanner's frame is animated by CSS. */
const moved = () =>
  document
    .getAnimations()
    .filter(motion => !(motion instanceof CSSAnimation || motion instanceof CSSTransition))

const press = () => userEvent.click(within(document.body).getByRole('button', { name: 'Let it happen' }))

const played = (moment: MomentName): Story => ({
  args: { moment },
  beforeEach: moving,
  play: async () => {
    const before = document.documentElement.scrollHeight
    await press()
    await waitFor(() => expect(moved().length).toBeGreaterThan(0))
    // Any key ends the card.
    if (moment === 'rise') await userEvent.keyboard('{Shift}')
    await waitFor(() => expect(moved().length).toBe(0), { timeout: 15_000 })
    if (moment !== 'claim') await expect(document.documentElement.scrollHeight).toBe(before)
    // Afterwards, only the normal styles apply, and nothing is left over.
    await waitFor(() => {
      for (const part of document.querySelectorAll<HTMLElement>('[data-part]:not([data-turned])'))
        expect(part.getAttribute('style') ?? '').toBe('')
    })
  },
})

export const Scan: Story = played('scan')
export const Points: Story = played('points')
export const Tier: Story = played('rise')
export const Claim: Story = played('claim')
export const Desk: Story = played('desk')

export const UnderReducedMotion: Story = {
  args: { moment: 'points' },
  play: async () => {
    await press()
    await within(document.body).findByText('+5')
    await expect(moved()).toEqual([])
  },
}
