import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ScreenError } from './screen-error.tsx'

const meta = { component: ScreenError, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof ScreenError
>

export default meta
type Story = StoryObj<typeof meta>

export const Shown: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const name = 'Something went wrong'
    await expect(canvas.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(canvas.getByText(/Your information is safe/)).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try Again' })).toHaveFocus()
  },
}
