import type { Meta, StoryObj } from '@storybook/react-vite'
import { Ribbon } from './ribbon.tsx'

const meta = {
  component: Ribbon,
  args: { children: 'An example: nobody sees it' },
} satisfies Meta<typeof Ribbon>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Long: Story = {
  args: { children: 'An example of how it would be, which nobody but the two of you sees before Thursday' },
}
