import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../../actions/button/button.tsx'
import { Card } from '../../layout/card/card.tsx'
import { Stack } from '../../layout/stack/stack.tsx'
import { glides } from './glides.ts'
import { motionsOf, moving } from './moving.fixtures.ts'

function Claims({ names }: { names: readonly string[] }) {
  const [order, setOrder] = useState(names)
  const [taken, setTaken] = useState<readonly string[]>([])
  const take = (name: string) => {
    setOrder([...order.filter(each => each !== name), name])
    setTaken([...taken, name])
  }
  return (
    <Stack gap="s">
      <Stack as="ul" gap="s" ref={glides} aria-label="Rewards">
        {order.map(name => (
          <Card as="li" key={name} aria-label={name}>
            <Stack gap="s">
              {name}
              {!taken.includes(name) && <Button onClick={() => take(name)}>{`Claim ${name}`}</Button>}
              <Button
                onClick={() => setOrder(order.filter(each => each !== name))}
              >{`Remove ${name}`}</Button>
            </Stack>
          </Card>
        ))}
      </Stack>
      <Button onClick={() => setOrder(['New', ...order])}>Add one</Button>
    </Stack>
  )
}

const meta = {
  component: Claims,
  argTypes: { names: { description: 'The items in the list at the start.', control: false } },
  parameters: {
    guidance: {
      use: ['For lists in which an item moves because of something the person did.'],
      dontUse: ['For lists that have only just loaded.', 'For items that aren’t in view.'],
    },
  },
  args: { names: ['Facial', 'Massage', 'Drip'] },
} satisfies Meta<typeof Claims>

export default meta
type Story = StoryObj<typeof meta>

const item = (name: string) => within(document.body).getByRole('listitem', { name })
const press = (name: string) => userEvent.click(within(document.body).getByRole('button', { name }))
const order = () =>
  within(document.body)
    .getAllByRole('listitem')
    .map(each => each.getAttribute('aria-label'))

/** A key that does nothing, to simulate activity. The animation code is then loaded. */
async function reached() {
  await userEvent.keyboard('{Shift}')
  await import('./follow-order.ts')
}

async function hasCome(list: Element) {
  await waitFor(() => expect(motionsOf(list)).toBe(0))
  for (const each of list.children)
    await expect(each).not.toHaveAttribute('style', expect.stringMatching(/\w/))
}

export const ClaimedOneMovesDown: Story = {
  beforeEach: moving,
  play: async () => {
    await reached()
    const facial = item('Facial')
    const [from, scrolled] = [facial.getBoundingClientRect().top, scrollY]
    await press('Claim Facial')
    await expect(order()).toEqual(['Massage', 'Drip', 'Facial'])
    await expect(motionsOf(facial)).toBe(1)
    await expect(motionsOf(item('Massage'))).toBe(1)
    // Its button is gone, so the focus moves to the card.
    await expect(facial).toHaveFocus()
    await hasCome(facial.parentElement as Element)
    await expect(facial.getBoundingClientRect().top).toBeGreaterThan(from + 100)
    await expect(scrollY).toBe(scrolled)
  },
}

export const FocusOnWhatMoved: Story = {
  beforeEach: moving,
  play: async () => {
    await reached()
    const button = within(document.body).getByRole('button', { name: 'Remove Massage' })
    button.focus()
    within(document.body).getByRole('button', { name: 'Claim Facial' }).click()
    await waitFor(() => expect(order()).toEqual(['Massage', 'Drip', 'Facial']))
    await expect(button).toHaveFocus()
    await hasCome(item('Facial').parentElement as Element)
  },
}

/** Items below close the gap, and the next one gets the focus. */
export const OneIsGone: Story = {
  beforeEach: moving,
  play: async () => {
    await reached()
    await press('Remove Massage')
    await expect(motionsOf(item('Drip'))).toBe(1)
    await expect(motionsOf(item('Facial'))).toBe(0)
    await expect(item('Drip')).toHaveFocus()
    await hasCome(item('Drip').parentElement as Element)
  },
}

export const OneIsNew: Story = {
  beforeEach: moving,
  play: async () => {
    await reached()
    await press('Add one')
    await expect(item('New').getAnimations()).toHaveLength(1)
    await expect(motionsOf(item('Facial'))).toBe(1)
    await expect(within(document.body).getByRole('button', { name: 'Add one' })).toHaveFocus()
    await hasCome(item('New').parentElement as Element)
  },
}

/** It continues from its current position, not from its earlier target. */
export const ChangedOnTheWay: Story = {
  beforeEach: moving,
  play: async () => {
    await reached()
    await press('Claim Facial')
    const [drip, list] = [item('Drip'), item('Drip').parentElement as Element]
    const before = drip.getBoundingClientRect().top
    await press('Claim Massage')
    const [motion] = drip.getAnimations()
    await expect(motion).toBeDefined()
    motion?.pause()
    if (motion) motion.currentTime = 0
    await expect(drip.getBoundingClientRect().top).toBeLessThanOrEqual(before)
    motion?.play()
    await hasCome(list)
    await expect(order()).toEqual(['Drip', 'Facial', 'Massage'])
  },
}

export const UnderReducedMotion: Story = {
  play: async () => {
    await reached()
    const facial = item('Facial')
    await press('Claim Facial')
    await expect(order()).toEqual(['Massage', 'Drip', 'Facial'])
    await expect(motionsOf(facial.parentElement as Element)).toBe(0)
    await expect(facial).toHaveFocus()
  },
}
