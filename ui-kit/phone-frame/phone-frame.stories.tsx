import type { Meta, StoryObj } from '@storybook/react-vite'
import { PhoneFrame } from './phone-frame.tsx'

const meta = {
  component: PhoneFrame,
  args: { src: 'about:blank', title: 'An empty page' },
} satisfies Meta<typeof PhoneFrame>

export default meta

export const Default: StoryObj<typeof meta> = {}
