import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Illustration } from '#ui-kit/brand/illustration/illustration.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { SharedElement } from './shared-element.tsx'
import { sharing } from './shared-elements.css.ts'

function CardAndDetail({ title }: { title: string }) {
  const [open, setOpen] = useState(false)
  const change = () =>
    document.startViewTransition({ update: () => flushSync(() => setOpen(!open)), types: [sharing] })
  const picture = (
    <SharedElement part="picture" shared>
      <Illustration rounded={open} />
    </SharedElement>
  )
  const heading = (
    <SharedElement part="title" shared>
      <Heading level={open ? 1 : 2} size={open ? 36 : 18}>
        {title}
      </Heading>
    </SharedElement>
  )
  const button = <Button onClick={change}>{open ? 'Back' : 'Open'}</Button>
  if (!open)
    return (
      <Card media={picture}>
        <Stack>
          {heading}
          {button}
        </Stack>
      </Card>
    )
  return (
    <Stack gap="l">
      {button}
      {picture}
      {heading}
    </Stack>
  )
}

const meta = {
  component: CardAndDetail,
  argTypes: { title: { description: 'The title on both the card and its detail page.', control: 'text' } },
  parameters: {
    guidance: {
      use: ['For the picture and title that a card and its detail page share.'],
      dontUse: ['For more than two parts, or for pages that have nothing in common.'],
      anatomy: ['Picture', 'Title'],
    },
  },
  args: { title: 'Sleep and skin' },
} satisfies Meta<typeof CardAndDetail>

export default meta
type Story = StoryObj<typeof meta>

const layers = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
    .filter(layer => layer?.startsWith('::view-transition-group'))

export const ThereAndBack: Story = {
  play: async ({ canvasElement }) => {
    for (const [button, level] of [
      ['Open', 1],
      ['Back', 2],
    ] as const) {
      await userEvent.click(within(canvasElement).getByRole('button', { name: button }))
      await waitFor(() =>
        expect(layers()).toEqual(
          expect.arrayContaining([
            '::view-transition-group(shared-picture)',
            '::view-transition-group(shared-title)',
          ]),
        ),
      )
      await within(canvasElement).findByRole('heading', { level, name: 'Sleep and skin' })
      await waitFor(() => expect(layers()).toEqual([]))
    }
    // Unshared elements have no transition name, and so no layer of their own.
    const [picture] = canvasElement.querySelectorAll('[data-shared=picture]')
    await expect(getComputedStyle(picture as Element).viewTransitionName).toBe('none')
  },
}

export const LongTitle: Story = {
  args: { title: 'A title that goes on and on and says everything that the post then says once more' },
}
