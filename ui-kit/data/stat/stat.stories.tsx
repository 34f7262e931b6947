import type { Meta, StoryObj } from '@storybook/react-vite'
import { CountUp } from '../../feedback/count-up/count-up.tsx'
import { Gift } from '../../icons.ts'
import { Stat } from './stat.tsx'

const meta = {
  component: Stat,
  parameters: {
    guidance: {
      use: ['For one number that people check often.'],
      dontUse: ['For more than six side by side.'],
      instead: { Facts: 'for several small values' },
      anatomy: ['Label', 'Number', 'What to compare it with'],
      words: [
        'The label says what’s counted; the hint says since when.',
        'If there’s no number yet, show a dash.',
      ],
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
