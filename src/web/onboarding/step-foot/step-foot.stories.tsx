import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { StepFoot } from './step-foot.tsx'

const meta = {
  component: StepFoot,
  parameters: {
    guidance: {
      use: ['For the buttons of one step among several.'],
      dontUse: ['For a form, whose button comes after its last field.'],
      instead: { Card: 'for everything else' },
      anatomy: ['The button to continue', 'The button to skip the step'],
      words: ['The first button says what happens next: "Get Started".'],
    },
  },
  args: {
    children: (
      <>
        <Button full size="l">
          Get Started
        </Button>
        <Button full size="l" variant="quiet">
          Skip for Now
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof StepFoot>

export default meta
type Story = StoryObj<typeof meta>

export const Short: Story = { tags: ['do'] }

/** The buttons stay on the screen, however long the step is. */
export const Long: Story = {
  render: args => (
    <Stack>
      {Array.from({ length: 40 }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
        <Text key={line}>Before your first treatment</Text>
      ))}
      <StepFoot {...args} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement)
      .getByRole('button', { name: 'Skip for Now' })
      .getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

export const ForAForm: Story = {
  tags: ['dont'],
  args: { children: <Button full>Save</Button> },
}
