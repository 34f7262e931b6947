import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { PasswordField } from './password-field.tsx'
import { StrengthHint } from './strength-hint.tsx'

const meta = {
  component: PasswordField,
  parameters: {
    guidance: {
      use: ['For a secret that people type.'],
      dontUse: ['For codes from a message, which don’t have to be hidden.'],
      instead: { TextField: 'for codes' },
      anatomy: ['Label', 'Control', 'Hint, if it helps', 'Error, with an icon'],
      words: [
        '"Password", with its requirements as a hint before people type.',
        'The error says what is missing: "At least 6 characters, please."',
      ],
      keyboard: {
        Tab: 'Moves to the field, then to the eye button.',
        Enter: 'On the eye button: shows or hides the secret.',
      },
    },
  },
  args: { label: 'Password', name: 'password' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = { args: {} }
export const WithStrength: Story = {
  tags: ['do'],
  args: {
    defaultValue: 'rose',
    hint: <StrengthHint level={2} text="Fair: a few more letters would help." />,
  },
}
export const Refused: Story = { args: { defaultValue: 'abc', error: 'At least 6 characters, please.' } }
export const Disabled: Story = { args: { disabled: true, defaultValue: 'secret' } }

export const Shown: Story = {
  args: { defaultValue: 'velora-demo' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toBeVisible()
  },
}

export const CodeFromAMessage: Story = {
  tags: ['dont'],
  args: { label: 'Code', name: 'code', hint: 'We sent it to your phone.', defaultValue: '482913' },
}
