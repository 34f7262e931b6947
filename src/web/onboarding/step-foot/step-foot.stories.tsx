import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { StepFoot, type StepFootProps } from './step-foot.tsx'

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

const amongMuchText = (args: StepFootProps) => (
  <Stack>
    {Array.from({ length: 40 }, (_, line) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
      <Text key={line}>Before your first treatment</Text>
    ))}
    <StepFoot {...args} />
  </Stack>
)

/** The buttons stay on the screen, however long the step is. */
export const Long: Story = {
  render: amongMuchText,
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement)
      .getByRole('button', { name: 'Skip for Now' })
      .getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
  },
}

/** Until the cookie banner is answered, the buttons are above it. */
export const AboveTheCookieBanner: Story = {
  render: amongMuchText,
  beforeEach: () => {
    const page = document.documentElement
    page.dataset['asks'] = ''
    page.style.setProperty('--cookie-banner', '150px')
    return () => {
      delete page.dataset['asks']
      page.style.removeProperty('--cookie-banner')
    }
  },
  play: async ({ canvasElement }) => {
    const { bottom } = within(canvasElement)
      .getByRole('button', { name: 'Skip for Now' })
      .getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(innerHeight - 150)
  },
}

export const ForAForm: Story = {
  tags: ['dont'],
  args: { children: <Button full>Save</Button> },
}
