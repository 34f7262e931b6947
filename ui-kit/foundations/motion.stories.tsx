import type { Meta, StoryObj } from '@storybook/react-vite'
import { runner, track } from './specimen.css.ts'
import { Page, Row, Section } from './specimen.tsx'
import { duration, easing, media } from './theme/tokens.css.ts'
import { durationUsage } from './usage.ts'

const steps = Object.keys(duration) as (keyof typeof duration)[]

/** How many times slower the second track is, so the motion can be seen. */
const slower = 8

function MotionPage() {
  return (
    <Page
      title="Motion"
      lead="Short, on opacity and position, and off for people who prefer reduced motion. First at normal speed, then eight times slower."
    >
      <Section title="Durations">
        {steps.map(step => (
          <Row
            key={step}
            name={step}
            token={`duration.${step} · ${duration[step]}`}
            usage={durationUsage[step]}
          >
            <Moving time={duration[step]} />
            <Moving time={`calc(${duration[step]} * ${slower})`} />
          </Row>
        ))}
      </Section>
      <Section title="Easing">
        <Row
          name="easing"
          token={easing}
          usage="Starts fast and ends softly: the only curve, for everything."
        />
        <Row
          name="still"
          token={media.still}
          usage="When this matches, nothing moves: changes appear right away."
        />
      </Section>
    </Page>
  )
}

const Moving = ({ time }: { time: string }) => (
  <div className={track}>
    <div className={runner} style={{ animationDuration: time }} />
  </div>
)

const meta = {
  component: MotionPage,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'whole' } },
} satisfies Meta<typeof MotionPage>

export default meta

export const Motion: StoryObj<typeof meta> = {}
