import { Bell, Cake, CalendarClock, Gift, Sparkles, Tag } from 'lucide-react'
import type { Notification } from '#api/schemas/index.ts'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { momentOf } from '../../format/days.ts'

const icons: Record<Notification['type'], Icon> = {
  PROMOTION: Tag,
  POINTS_EARNED: Sparkles,
  REWARD_AVAILABLE: Gift,
  REMINDER: CalendarClock,
  BIRTHDAY: Cake,
  GENERAL: Bell,
}

type NotificationRowProps = { notification: Notification; isNew: boolean }

/** One message, what it is about and when it came. */
export function NotificationRow({ notification, isNew }: NotificationRowProps) {
  const { title, message, type, createdAt } = notification
  const Glyph = icons[type] ?? Bell
  return (
    <ListRow
      leading={<Glyph size={20} strokeWidth={1.6} aria-hidden />}
      title={title}
      hint={`${message} · ${momentOf(createdAt)}`}
      trailing={isNew && <Badge tone="accent">New</Badge>}
    />
  )
}
