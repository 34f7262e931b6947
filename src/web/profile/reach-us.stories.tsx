import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { inApp } from '../app/in-app.fixtures.tsx'
import { ReachUs } from './reach-us.tsx'

const meta = { component: ReachUs } satisfies Meta<typeof ReachUs>

export default meta
type Story = StoryObj<typeof meta>

const phone = { kind: 'phone', text: '+49 (0)30 1234567', href: 'tel:+49301234567' } as const

export const One: Story = {
  decorators: [inApp({ contact: [phone] })],
  play: async ({ canvasElement }) => {
    const call = await within(canvasElement).findByRole('link', { name: 'Call +49 (0)30 1234567' })
    await expect(call).toHaveAttribute('href', 'tel:+49301234567')
  },
}

export const Many: Story = {
  decorators: [
    inApp({
      contact: [
        phone,
        {
          kind: 'email',
          text: `${'reception.'.repeat(6)}desk@aurora.example`,
          href: 'mailto:desk@aurora.example',
        },
        { kind: 'website', text: 'www.aurora.example', href: 'https://www.aurora.example/' },
      ],
    }),
  ],
}
