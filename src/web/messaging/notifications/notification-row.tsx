import type { Notification } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Bell, Cake, CalendarClock, Gift, Sparkles, Tag } from '#ui-kit/icons.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { timeOf } from '../../format/days.ts'
import { linkIn } from './link-in.ts'

const icons: Record<Notification['type'], Icon> = {
  PROMOTION: Tag,
  POINTS_EARNED: Sparkles,
  REWARD_AVAILABLE: Gift,
  REMINDER: CalendarClock,
  BIRTHDAY: Cake,
  GENERAL: Bell,
}

type NotificationRowProps = { notification: Notification; isNew: boolean }

/** One notification of a day, with its subject and time. */
export function NotificationRow({ notification, isNew }: NotificationRowProps) {
  const { title, message, type, createdAt } = notification
  const Glyph = icons[type] ?? Bell
  const { words, href } = linkIn(message)
  return (
    <ListRow
      leading={<Glyph size={20} strokeWidth={1.6} aria-hidden />}
      title={title}
      note={<time dateTime={createdAt}>{timeOf(createdAt)}</time>}
      unread={isNew}
      hint={
        href ? (
          <Inline as="span" gap="xs" spread="between">
            {words}
            <Button size="s" variant="secondary" href={href} newTab>
              Open
            </Button>
          </Inline>
        ) : (
          words
        )
      }
    />
  )
}
