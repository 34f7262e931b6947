import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { List, ListRow } from '../../data/list-row/list-row.tsx'
import { CountUp } from './count-up.tsx'

const meta = {
  component: CountUp,
  parameters: {
    guidance: {
      use: ['For the number that a moment is about, such as a balance that has grown.'],
      dontUse: ['For numbers in tables and lists.', 'For more than one or two numbers per screen.'],
      instead: { Stat: 'around it, with a label', Text: 'with tabular figures, if nothing has changed' },
      anatomy: ['The number that counts up, for people who see it', 'The final number, for screen readers'],
      words: ['Thousands have a comma and money has its symbol; the formatter takes care of both.'],
    },
  },
  args: { value: 1240 },
} satisfies Meta<typeof CountUp>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('1,240')
  },
}
export const Zero: Story = { args: { value: 0 } }
export const FromTheLast: Story = { tags: ['do'], args: { value: 1245, from: 1240, announce: true } }
export const Money: Story = { args: { value: 1620, format: value => `$${value.toFixed(2)}` } }

export const InEveryRow: Story = {
  tags: ['dont'],
  render: args => (
    <List label="Visits">
      <ListRow title="Glow Facial" hint="April 23, 2026" trailing={<CountUp {...args} value={150} />} />
      <ListRow title="Vitamin Drip" hint="March 12, 2026" trailing={<CountUp {...args} value={90} />} />
      <ListRow title="Lip Filler" hint="February 2, 2026" trailing={<CountUp {...args} value={65} />} />
      <ListRow title="Check-in" hint="January 15, 2026" trailing={<CountUp {...args} value={5} />} />
    </List>
  ),
}
