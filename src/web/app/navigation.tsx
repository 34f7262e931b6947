import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { BookOpen, CalendarHeart, Gift, House, NotebookPen, Sparkles, Tag, UserRound } from '#ui-kit/icons.ts'
import type { BarItem, BottomBarProps } from '#ui-kit/layout/bottom-bar/bottom-bar.tsx'
import type { ClinicSettings } from '../data/clinic.ts'
import { pointsWord } from '../format/points.ts'
import { ScreenLink } from './screen-link.tsx'

type Place = { path: string; points: number }

/** The items of the bottom navigation, in the clinic's chosen variant. */
export function navigationOf(
  { navVariant, bookingUrl }: Pick<ClinicSettings, 'navVariant' | 'bookingUrl'>,
  place: Place,
): Omit<BottomBarProps, 'label'> {
  const to = (label: string, path: string, icon: Icon) => item(label, path, icon, place.path)
  const home = to('Home', '/', House)
  const services = to('Services', '/services', Sparkles)
  const profile = { ...to('Profile', '/profile', UserRound), ...pointsBadge(place.points) }
  if (navVariant === 'B')
    return {
      items: [home, services, to('Specials', '/promotions', Tag), to('Blog', '/blog', BookOpen), profile],
    }
  return {
    items: [home, services, to('Diary', '/diary', NotebookPen), to('Rewards', '/rewards', Gift), profile],
    action: bookingUrl
      ? { label: 'Book Appointment', icon: CalendarHeart, href: bookingUrl, newTab: true }
      : undefined,
  }
}

function item(label: string, path: string, icon: Icon, current: string): BarItem {
  const active = path === '/' ? current === '/' : current === path || current.startsWith(`${path}/`)
  return { label, icon, active, render: <ScreenLink to={path} /> }
}

function pointsBadge(points: number): Pick<BarItem, 'badge' | 'badgeLabel'> {
  if (points <= 0) return {}
  const badge = points > 999 ? '999+' : String(points)
  return { badge, badgeLabel: `${badge} ${pointsWord(points)}` }
}
