import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '../layout/card/card.tsx'
import { Feed } from './feed.tsx'

const meta = {
  component: Feed,
  args: {
    label: 'Things',
    count: 10_000,
    total: 100_000,
    busy: false,
    height: 70,
    keyOf: index => String(index),
    labelOf: index => `Thing ${index + 1}`,
    onNearEnd: fn(),
    children: index => <Card padding="m">{`Thing ${index + 1}`}</Card>,
  },
} satisfies Meta<typeof Feed>

export default meta
type Story = StoryObj<typeof meta>

const item = (index: number) => within(document.body).findByRole('article', { name: `Thing ${index}` })

export const OfAnyLength: Story = {
  play: async ({ args, canvasElement }) => {
    const first = await item(1)
    await expect(first).toHaveAttribute('aria-setsize', '100000')
    await expect(within(canvasElement).getAllByRole('article').length).toBeLessThan(40)
    await expect(args.onNearEnd).not.toHaveBeenCalled()
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    const first = await item(1)
    first.focus()
    for (let at = 2; at <= 15; at++) {
      await userEvent.keyboard('{PageDown}')
      await waitFor(async () => expect(await item(at)).toHaveFocus())
    }
    await userEvent.keyboard('{PageUp}')
    await waitFor(async () => expect(await item(14)).toHaveFocus())
  },
}

export const KeepsTheFocus: Story = {
  play: async () => {
    const first = await item(1)
    first.focus()
    window.scrollTo({ top: 50_000, behavior: 'instant' })
    await waitFor(() => {
      const last = within(document.body).getAllByRole('article').at(-1)
      expect(Number(last?.getAttribute('aria-posinset'))).toBeGreaterThan(500)
    })
    await expect(first).toHaveFocus()
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const NearTheEnd: Story = {
  args: { count: 12, total: 12 },
  play: async ({ args }) => {
    await item(1)
    await expect(args.onNearEnd).toHaveBeenCalled()
  },
}

export const One: Story = { args: { count: 1, total: 1 } }
