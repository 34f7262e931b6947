import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { Button } from '../actions/button/button.tsx'
import { celebrate } from '../feedback/celebration/confetti.ts'
import { SuccessMoment } from '../feedback/celebration/success-moment.tsx'
import { type Moment, type MomentName, moments } from '../foundations/motion/moments.ts'
import { Choice, Example, Pattern } from './pattern.tsx'

function CelebrationPage() {
  const [open, setOpen] = useState(false)
  const begin = () => {
    setOpen(true)
    celebrate('hearts')
  }
  return (
    <Pattern
      title="Celebration"
      lead="One moment for one good thing, shown once and never in the way."
      rules={[
        'A check-in, a claim and a new tier get a moment; everything else gets a toast or nothing.',
        'Say it once: if there’s a moment, there’s no toast.',
        'Nobody has to wait for it: Escape or its button continues right away.',
        'With reduced motion, nothing moves, and the words are the same.',
        'No celebrations for staff at work.',
      ]}
    >
      <Example title="A check-in that counted">
        <Button onClick={begin}>Check In</Button>
      </Example>
      <SuccessMoment
        open={open}
        onClose={() => setOpen(false)}
        figure="+5"
        title="Check-in Successful!"
        line="You now have 1,245 points."
      >
        <Button full onClick={() => setOpen(false)}>
          Done
        </Button>
      </SuccessMoment>
      <Choice
        title="How much to celebrate"
        cases={[
          ['A check-in', 'SuccessMoment'],
          ['A new tier', 'TurningCard'],
          ['A round number of points, for the first time', 'Confetti'],
          ['A saved profile', 'Toast'],
        ]}
      />
      <Choice
        title="The five moments, step by step"
        cases={Object.entries<Moment>(moments).map(([name, moment]) => [
          names[name as MomentName],
          stepsOf(moment),
        ])}
      />
    </Pattern>
  )
}

const names: Readonly<Record<MomentName, string>> = {
  scan: 'A code was read',
  points: 'A visit counts',
  rise: 'A new tier',
  claim: 'A reward was claimed',
  desk: 'The desk redeemed the voucher',
}

/** Generated from `foundations/motion/moments.ts`, so there's only one source. */
const stepsOf = ({ acts, pulse }: Moment) =>
  [
    ...Object.entries(acts).map(
      ([act, steps]) =>
        `${act}: ${steps.map(({ part = 'all of it', lasts }) => `${part} ${lasts}`).join(', ')}`,
    ),
    `vibration: ${pulse.join('-')} ms`,
  ].join('; ')

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <CelebrationPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Celebration' }
