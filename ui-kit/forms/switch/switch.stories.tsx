import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Switch } from './switch.tsx'

const meta = {
  component: Switch,
  parameters: {
    guidance: {
      use: ['For a setting that takes effect immediately.'],
      dontUse: ['In a form with a Save button.'],
      instead: { Checkbox: 'in forms, and for consents' },
      anatomy: ['Label', 'The consequences', 'Track'],
      words: [
        'A noun for what the switch turns on: "Text messages".',
        'The hint says how much: "At most one a day, never at night."',
      ],
      keyboard: { Space: 'Turns it on and off.', Tab: 'Moves focus to it.' },
    },
  },
  args: { label: 'Text messages', checked: false, onChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('switch', { name: 'Text messages' }))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const On: Story = { tags: ['do'], args: { checked: true, hint: 'At most one a day, never at night.' } }
export const Disabled: Story = { args: { disabled: true, checked: true, label: 'Necessary' } }

export const OnMeansOff: Story = {
  tags: ['dont'],
  args: { checked: true, label: 'Turn off text messages', hint: 'You get none while this is on.' },
}
