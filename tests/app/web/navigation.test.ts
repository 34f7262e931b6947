import { describe, expect, it } from 'vitest'
import { navigationOf } from '../../../src/web/app/navigation.tsx'

const bar = (navVariant: 'A' | 'B', path: string, bookingUrl: string | null = 'https://booking.test/') => {
  const { items, action } = navigationOf({ navVariant, bookingUrl }, { path, points: 0 })
  const paths = items.map(({ render }) => (render?.props as { to?: string } | undefined)?.to)
  return {
    labels: items.map(({ label }) => label),
    paths,
    active: items.filter(({ active }) => active).map(({ label }) => label),
    action: action?.label,
  }
}

describe('the bottom navigation', () => {
  it('leads to the diary and the rewards in variant A, with booking in the middle', () => {
    expect(bar('A', '/diary')).toEqual({
      labels: ['Home', 'Services', 'Diary', 'Rewards', 'Profile'],
      paths: ['/', '/services', '/diary', '/rewards', '/profile'],
      active: ['Diary'],
      action: 'Book Appointment',
    })
  })

  it('leads to the specials and the blog in variant B', () => {
    expect(bar('B', '/promotions')).toEqual({
      labels: ['Home', 'Services', 'Specials', 'Blog', 'Profile'],
      paths: ['/', '/services', '/promotions', '/blog', '/profile'],
      active: ['Specials'],
      action: undefined,
    })
  })

  it('has nothing in the middle where the clinic has no booking link', () => {
    expect(bar('A', '/', null)).toEqual({ ...bar('A', '/'), action: undefined })
  })

  it.each([
    ['/', ['Home']],
    ['/blog', ['Blog']],
    ['/rewards', []],
  ])('highlights at %s %j', (path, active) => {
    expect(bar('B', path).active).toEqual(active)
  })
})
