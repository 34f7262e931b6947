import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../layout/card/card.tsx'
import { Timeline, TimelineItem } from './timeline.tsx'

const meta = {
  component: Timeline,
  parameters: {
    guidance: {
      use: ['For events over days and months, newest first.'],
      dontUse: ['For items without dates.'],
      instead: { ListRow: 'for items without dates', Steps: 'for steps still to come' },
      anatomy: ['Date', 'What happened on it'],
      words: ['The date, as the formatter writes it.'],
    },
  },
  args: {
    label: 'Entries',
    children: ['2026-11-20', '2026-11-06', '2026-10-01'].map(day => (
      <TimelineItem key={day} when={day} dateTime={day}>
        <Card>What happened on that day.</Card>
      </TimelineItem>
    )),
  },
} satisfies Meta<typeof Timeline>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {}
export const One: Story = {
  args: {
    children: (
      <TimelineItem when="Nov 20, 2026" dateTime="2026-11-20">
        <Card>The first of its kind.</Card>
      </TimelineItem>
    ),
  },
}

export const NewestFirst: Story = {
  tags: ['do'],
  args: {
    children: (
      <>
        <TimelineItem when="Nov 20, 2026" dateTime="2026-11-20">
          <Card>Glow Facial: you got 180 points.</Card>
        </TimelineItem>
        <TimelineItem when="Nov 6, 2026" dateTime="2026-11-06">
          <Card>You claimed a cup of tea.</Card>
        </TimelineItem>
      </>
    ),
  },
}

export const DaysForMachines: Story = {
  tags: ['dont'],
  args: {
    children: (
      <>
        <TimelineItem when="2026-11-20T10:04:00.000Z" dateTime="2026-11-20T10:04:00.000Z">
          <Card>Glow Facial: you got 180 points.</Card>
        </TimelineItem>
        <TimelineItem when="2026-11-06T15:30:00.000Z" dateTime="2026-11-06T15:30:00.000Z">
          <Card>You claimed a cup of tea.</Card>
        </TimelineItem>
      </>
    ),
  },
}
