import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getReadClinicMockHandler } from '#api/menu/menu.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { Landing } from './landing.tsx'

const meta = {
  component: Landing,
  decorators: [inApp()],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getReadClinicMockHandler()),
} satisfies Meta<typeof Landing>

export default meta
type Story = StoryObj<typeof meta>

const tiles = [
  ['Check In', 'Scan QR code at spa', '/checkin'],
  ['Request Points', 'Get points for your service', '/request-points'],
  ['Service Menu', 'Browse all treatments', '/services'],
] as const

const titlesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

export const SignedOut: Story = {
  parameters: { pictures: 'every width' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      /^Transform yourself into your best version with our exclusive VIP loyalty program$/,
    )
    const join = canvas.getByRole('link', { name: 'Join VIP Program / Log in' })
    await expect(join).toHaveAttribute('href', '/auth?tab=join')
    const book = canvas.getByRole('link', { name: /^Book Appointment/ })
    await expect(book).toHaveAttribute('target', '_blank')
    for (const [title, hint, path] of tiles) {
      const tile = canvas.getByRole('link', { name: new RegExp(`^${title}`) })
      await expect(tile).toHaveTextContent(hint)
      await expect(tile).toHaveAttribute('href', path)
    }
  },
}

export const Benefits: Story = {
  play: async ({ canvasElement }) => {
    const benefits = within(canvasElement).getByRole('region', { name: 'VIP Benefits' })
    await expect(titlesIn(benefits)).toEqual([
      'VIP Benefits',
      'Exclusive Points',
      'Premium Rewards',
      'VIP Notifications',
      'Easy Check-in',
    ])
    for (const text of [
      'Redeem points for luxury treatments and credits',
      'Exclusive offers and promotions',
      'Scan QR codes for instant rewards',
    ])
      await expect(within(benefits).getByText(text)).toBeVisible()
  },
}

export const QuickSignIn: Story = {
  play: async ({ canvasElement }) => {
    const welcome = within(canvasElement).getByRole('region', { name: /^Welcome to / })
    await expect(within(welcome).getByRole('heading', { level: 2 })).toBeVisible()
    await expect(titlesIn(welcome).slice(1)).toEqual(['Points System', 'Tier Upgrades', 'QR Check-in'])
    welcome.scrollIntoView()
    const card = within(await within(welcome).findByRole('form', { name: 'Sign In' }, { timeout: 20_000 }))
    for (const field of ['Email', 'Password']) await expect(card.getByLabelText(field)).toBeVisible()
    await expect(card.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await expect(within(welcome).getByRole('link', { name: 'Create Account' })).toHaveAttribute(
      'href',
      '/auth?tab=join',
    )
    const forgotten = within(welcome).getByRole('link', { name: 'Forgot Password?' })
    await expect(forgotten).toHaveAttribute('href', '/forgot-password')
    await expect(within(welcome).getByRole('button', { name: 'Admin Access' })).toBeVisible()
  },
}

/** The card loads when the keyboard gets near: Tab must not skip its place. */
export const QuickSignInByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    canvas.getByRole('link', { name: /^Service Menu/ }).focus()
    await userEvent.tab()
    const focused = () => document.activeElement?.getAttribute('name')
    await waitFor(() => expect(focused()).toBe('email'), { timeout: 20_000 })
  },
}

/** A busy phone reports "far away" and "near" in one batch. */
export const QuickSignInOnABusyPhone: Story = {
  beforeEach: () => {
    const real = globalThis.IntersectionObserver
    class Busy extends real {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const kept: IntersectionObserverEntry[] = []
        super((entries, observer) => {
          kept.push(...entries)
          if (entries.some(({ isIntersecting }) => isIntersecting)) tell(kept.splice(0), observer)
        }, options)
      }
    }
    globalThis.IntersectionObserver = Busy
    return () => {
      globalThis.IntersectionObserver = real
    }
  },
  play: async ({ canvasElement }) => {
    const welcome = within(canvasElement).getByRole('region', { name: /^Welcome to / })
    // Far away first: the phone's report is held back until the card is near, too.
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    welcome.scrollIntoView()
    await expect(
      await within(welcome).findByRole('form', { name: 'Sign In' }, { timeout: 20_000 }),
    ).toBeVisible()
  },
}
