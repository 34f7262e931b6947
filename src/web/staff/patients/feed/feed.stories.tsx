import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, Profiler, useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Feed } from './feed.tsx'

const thingsUpTo = (count: number): readonly number[] => Array.from({ length: count }, (_, n) => n + 1)

/** It scrolls with the window, so the docs page shows each story in a separate frame. */
const inAWindow = { docs: { story: { inline: false, height: '360px' } } }

const meta = {
  component: Feed<number>,
  parameters: {
    ...inAWindow,
    guidance: {
      use: ['For lists of hundreds to a hundred thousand items that scroll with the page.', 'On phones.'],
      dontUse: ['For fewer than thirty items.', 'If people compare items column by column.'],
      instead: { DataGrid: 'at a desk', ListRow: 'for short lists' },
      anatomy: ['The visible items; the others aren’t in the document'],
      words: ['An item’s accessible name is the name people know it by.'],
      keyboard: {
        'Page down, page up': 'Move to the next or previous item.',
        Tab: 'Moves through the controls inside the item.',
      },
    },
  },
  args: {
    label: 'Things',
    items: thingsUpTo(10_000),
    total: 100_000,
    busy: false,
    height: 40,
    keyOf: String,
    labelOf: thing => `Thing ${thing}`,
    onNearEnd: fn(),
    children: thing => <Card padding="m">{`Thing ${thing}`}</Card>,
  },
} satisfies Meta<typeof Feed<number>>

export default meta
type Story = StoryObj<typeof meta>

const item = (index: number) => within(document.body).findByRole('article', { name: `Thing ${index}` })

export const OfAnyLength: Story = {
  tags: ['do'],
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
  args: { items: thingsUpTo(12), total: 12 },
  play: async ({ args }) => {
    await item(1)
    await expect(args.onNearEnd).toHaveBeenCalled()
  },
}

export const One: Story = { args: { items: thingsUpTo(1), total: 1 } }

/** Counts React's renders while scrolling and loading a page of items. */
const made = { items: 0, lists: 0 }
const countedThing = (thing: number) => {
  made.items += 1
  return <Card padding="m">{`Thing ${thing}`}</Card>
}
const countList = () => {
  made.lists += 1
}

function Counted(args: ComponentProps<typeof Feed<number>>) {
  const [items, setItems] = useState(args.items)
  return (
    <>
      <button type="button" onClick={() => setItems(thingsUpTo(items.length + 100))}>
        A page comes
      </button>
      <Profiler id="feed" onRender={countList}>
        <Feed {...args} items={items}>
          {countedThing}
        </Feed>
      </Profiler>
    </>
  )
}

const nextFrame = () => new Promise(requestAnimationFrame)

/** The positions of the items in the document. */
const placesShown = () =>
  within(document.body)
    .getAllByRole('article')
    .map(article => Number(article.getAttribute('aria-posinset')))

export const EachIsMadeOnce: Story = {
  args: { items: thingsUpTo(1_000) },
  render: args => <Counted {...args} />,
  play: async ({ canvasElement }) => {
    await item(1)
    for (let frame = 0; frame < 10; frame++) await nextFrame()
    const before = new Set(placesShown())
    const seen = new Set(before)
    Object.assign(made, { items: 0, lists: 0 })
    const frames = 30
    for (let frame = 0; frame < frames; frame++) {
      window.scrollBy({ top: 150, behavior: 'instant' })
      await nextFrame()
      await nextFrame()
      for (const place of placesShown()) seen.add(place)
    }
    await expect(seen.size).toBeGreaterThan(before.size + frames)
    await expect(made.items).toBe(seen.size - before.size)
    // Once per frame, and once each when scrolling starts and ends.
    await expect(made.lists).toBeLessThanOrEqual(frames + 2)

    Object.assign(made, { items: 0, lists: 0 })
    // Not a user's click, which would scroll the button into view.
    fireEvent.click(within(canvasElement).getByRole('button', { name: 'A page comes' }))
    await waitFor(() => expect(made.lists).toBeGreaterThan(0))
    await expect(made.items).toBe(0)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const ForFourThings: Story = {
  tags: ['dont'],
  args: { items: thingsUpTo(4), total: 4 },
}
