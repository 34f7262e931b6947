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
      lead="One moment for one good thing, once, and never in the way."
      rules={[
        'A check-in, a claim and a new tier have a moment; everything else a toast, or nothing.',
        'It is said once: where there is a moment there is no toast.',
        'Nobody has to wait for it: Escape, or its button, goes on at once.',
        'Under reduced motion everything stands still, and the words are the same.',
        'Staff at work are not celebrated.',
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
        title="How much"
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
  desk: 'The desk has used the voucher',
}

/** Generated from `foundations/motion/moments.ts`, so there's only one source. */
const stepsOf = ({ acts, pulse }: Moment) =>
  [
    ...Object.entries(acts).map(
      ([act, steps]) =>
        `${act}: ${steps.map(({ part = 'all of it', lasts }) => `${part} ${lasts}`).join(', ')}`,
    ),
    `felt: ${pulse.join('-')} ms`,
  ].join('; ')

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <CelebrationPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Celebration' }
