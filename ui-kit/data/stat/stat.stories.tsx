import type { Meta, StoryObj } from '@storybook/react-vite'
import { Gift } from 'lucide-react'
import { CountUp } from '../../feedback/count-up/count-up.tsx'
import { Stat } from './stat.tsx'

const meta = {
  component: Stat,
  parameters: {
    guidance: {
      use: ['For one figure that is looked at often.'],
      dontUse: ['For more than six beside each other.'],
      instead: { Facts: 'for several small ones' },
      anatomy: ['Label', 'Figure', 'What to compare it with'],
      words: ['The label says what is counted, the hint since when.', 'No figure yet is a dash.'],
    },
  },
  args: { label: 'Total spent', figure: '$1,620.00' },
} satisfies Meta<typeof Stat>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithIcon: Story = {
  tags: ['do'],
  args: { icon: Gift, label: 'Rewards', figure: <CountUp value={12} />, hint: '3 ready to use' },
}
export const Empty: Story = { args: { figure: '–' } }
export const Long: Story = {
  args: { label: 'Everything that was ever spent here', figure: '$1,234,567,890.00' },
}

export const NobodyKnowsOfWhat: Story = {
  tags: ['dont'],
  args: { icon: Gift, label: 'Total', figure: <CountUp value={12} />, hint: '+3' },
}
