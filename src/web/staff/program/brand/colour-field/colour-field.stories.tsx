import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import { light } from '#ui-kit/foundations/theme/palettes.ts'
import { ColourField, type ColourFieldProps } from './colour-field.tsx'

function Kept(props: ColourFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange(next)
  }
  return <ColourField {...props} value={value} onChange={change} />
}

const meta = {
  component: ColourField,
  parameters: {
    guidance: {
      use: ['For a color of the clinic’s brand.'],
      dontUse: ['For choosing among the theme’s own colors.'],
      instead: { SelectField: 'for named choices' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: [
        'What it colors: "Brand color".',
        'The error gives a complete example: "Please enter a color like #1F6F78".',
      ],
      keyboard: {
        Tab: 'Moves to the swatch, then to the text field.',
        Enter: 'On the swatch: opens the platform’s color picker.',
      },
    },
  },
  argTypes: {
    label: { description: 'What it colors.', control: 'text' },
    hint: { description: 'One line of help.', control: 'text' },
    error: { description: 'What’s wrong, and how to fix it.', control: 'text' },
  },
  render: args => <Kept {...args} />,
  args: { label: 'Color', value: '#1F6F78', onChange: fn() },
} satisfies Meta<typeof ColourField>

export default meta
type Story = StoryObj<typeof meta>

export const TypedAndPicked: Story = {
  play: async ({ canvasElement, args }) => {
    const typed = within(canvasElement).getByLabelText('Color')
    await userEvent.clear(typed)
    await userEvent.type(typed, 'a8456a')
    await expect(args.onChange).toHaveBeenLastCalledWith('#a8456a')
    const picked = within(canvasElement).getByLabelText('Pick a color')
    await expect(picked).toHaveValue('#a8456a')
    fireEvent.input(picked, { target: { value: '#0b2545' } })
    await expect(typed).toHaveValue('#0B2545')
  },
}
export const NoneYet: Story = {
  args: { value: '' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('Pick a color')).toHaveValue(
      light.accentFill.toLowerCase(),
    )
  },
}
export const Wrong: Story = { args: { value: '#12', error: 'Please enter a color like #1F6F78' } }
export const Disabled: Story = { args: { disabled: true, hint: 'As published' } }

export const SaysWhatItColours: Story = {
  tags: ['do'],
  args: { label: 'Brand colour', hint: 'For buttons, links and what is chosen.' },
}
export const NameOfAToken: Story = {
  tags: ['dont'],
  args: { label: 'accentFill', hint: 'RGB hex, no alpha.' },
}
