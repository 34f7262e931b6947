import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Reserve } from './reserve.tsx'

const meta = {
  component: Reserve,
  parameters: {
    guidance: {
      use: ['For a component whose code loads when the person gets near it.'],
      dontUse: ['For a list or a card whose shape is known.'],
      instead: { Skeleton: 'for loading content whose shape is known' },
    },
  },
  args: { room: 'form', centred: true, children: <Button variant="secondary">Sign In</Button> },
  decorators: [reserve => <Card padding="l">{reserve()}</Card>],
} satisfies Meta<typeof Reserve>

export default meta

export const UntilItComes: StoryObj<typeof meta> = {
  play: ({ canvasElement }) =>
    expect(canvasElement.getBoundingClientRect().height).toBeGreaterThanOrEqual(380),
}
