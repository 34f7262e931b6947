import type { Notification } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ListRow } from '#ui-kit/data/list-row/list-row.tsx'
import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { Bell, Cake, CalendarClock, Dot, Gift, Sparkles, Tag } from '#ui-kit/icons.ts'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { VisuallyHidden } from '#ui-kit/layout/text/visually-hidden.tsx'
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
      title={
        <Inline as="span" gap="s" align="baseline" spread="between" wrap={false}>
          {isNew ? <New>{title}</New> : <span>{title}</span>}
          <Text as="time" size={12} tone="quiet" figures dateTime={createdAt}>
            {timeOf(createdAt).replaceAll(' ', '\u00a0')}
          </Text>
        </Inline>
      }
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

/** A drawn dot: not every typeface has one. */
const New = ({ children }: { children: string }) => (
  <Inline as="span" gap="none" align="start" wrap={false}>
    <Text as="span" tone="accent">
      <Dot size={22} strokeWidth={8} aria-hidden />
      <VisuallyHidden>New: </VisuallyHidden>
    </Text>
    <span>{children}</span>
  </Inline>
)
