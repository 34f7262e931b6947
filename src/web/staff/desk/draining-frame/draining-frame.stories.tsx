import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { QrCode } from '../../../qr/qr-code/qr-code.tsx'
import { DrainingFrame } from './draining-frame.tsx'

const meta = {
  component: DrainingFrame,
  args: {
    ms: 30_000,
    children: <QrCode size="full" label="A picture to scan" text="daily-visit" />,
  },
  parameters: {
    guidance: {
      use: ['Around a code on the desk screen, for as long as the code is valid.'],
      dontUse: ['For work in progress: nothing is loading here.'],
      instead: { Progress: 'for work in progress' },
      anatomy: ['A metal frame that drains', 'The code'],
      words: ['None.'],
      keyboard: { Tab: 'Skips it.' },
    },
    // It looks different each time.
    pictures: false,
  },
} satisfies Meta<typeof DrainingFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['do'] }

export const AroundWork: Story = {
  tags: ['dont'],
  args: { children: <Text>Sending to 30 members…</Text> },
}
