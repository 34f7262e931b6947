import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { type BannerOptions, bannerElement } from './banner-element.ts'

/** The banner is plain DOM, so that the landing page can show it without React. */
function CookieBanner(options: BannerOptions) {
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a story’s options stay as they are.
  useEffect(() => place.current?.replaceChildren(bannerElement(options)), [])
  return <div ref={place} />
}

const meta = {
  component: CookieBanner,
  args: { onChoice: fn() },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '620px' } } },
} satisfies Meta<typeof CookieBanner>

export default meta
type Story = StoryObj<typeof meta>

/** On a phone, the page behind it stays usable. */
const isLow = (canvasElement: HTMLElement) =>
  expect(within(canvasElement).getByRole('region').getBoundingClientRect().height).toBeLessThanOrEqual(160)

const region = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('region'))

export const Question: Story = {
  play: async ({ canvasElement, args }) => {
    const banner = region(canvasElement)
    const [reject, accept] = [
      banner.getByRole('button', { name: 'Reject All' }),
      banner.getByRole('button', { name: 'Accept All' }),
    ]
    await isLow(canvasElement)
    await expect(reject.className).toBe(accept.className)
    await expect(reject.getBoundingClientRect().width).toBe(accept.getBoundingClientRect().width)
    await userEvent.click(reject)
    await expect(args.onChoice).toHaveBeenLastCalledWith({
      analytics: false,
      marketing: false,
      preferences: false,
    })
    await userEvent.click(accept)
    await expect(args.onChoice).toHaveBeenLastCalledWith({
      analytics: true,
      marketing: true,
      preferences: true,
    })
  },
}

export const Customized: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(region(canvasElement).getByRole('button', { name: 'Customize' }))
    const banner = region(canvasElement)
    await expect(banner.getByRole('heading', { name: 'Cookie settings' })).toHaveFocus()
    const choices = banner.getAllByRole('switch')
    for (const [at, name] of ['Necessary', 'Analytics', 'Marketing', 'Preferences'].entries())
      await expect(choices[at]).toHaveAccessibleName(name)
    await expect(banner.getByRole('switch', { name: 'Necessary' })).toBeDisabled()
    await expect(banner.getByRole('switch', { name: 'Necessary' })).toBeChecked()
    await userEvent.tab()
    await expect(banner.getByRole('switch', { name: 'Analytics' })).toHaveFocus()
    await userEvent.keyboard(' {Enter}')
    await expect(args.onChoice).toHaveBeenLastCalledWith({
      analytics: true,
      marketing: false,
      preferences: false,
    })
  },
}

export const OpenedAgain: Story = {
  args: { current: { analytics: true, marketing: false, preferences: true }, onCancel: fn() },
  play: async ({ canvasElement, args }) => {
    const banner = region(canvasElement)
    await expect(banner.getByRole('switch', { name: 'Analytics' })).toBeChecked()
    await expect(banner.getByRole('switch', { name: 'Marketing' })).not.toBeChecked()
    await userEvent.click(banner.getByRole('button', { name: 'Keep Current Settings' }))
    await expect(args.onCancel).toHaveBeenCalled()
    await expect(args.onChoice).not.toHaveBeenCalled()
  },
}

export const GlobalPrivacyControl: Story = {
  args: { privacyControl: true },
  play: async ({ canvasElement }) => {
    const note = region(canvasElement).getByText(/Global Privacy Control/)
    await waitFor(() => expect(note).toBeVisible())
    await isLow(canvasElement)
  },
}
