import { BellRing, Gift, ListChecks, type LucideIcon, Mail, Megaphone, MessageSquare } from 'lucide-react'
import { type ComponentType, lazy } from 'react'

export interface StaffPanel {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly Panel: ComponentType
}

/** The panels of the staff area in the specified order (staff.md, 2); each is loaded when it comes into focus. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'award-points',
    title: 'Award Service Points',
    icon: Gift,
    Panel: lazy(() => import('./award/award-panel.tsx').then(({ AwardPanel }) => ({ default: AwardPanel }))),
  },
  {
    id: 'push-notifications',
    title: 'Push Notifications',
    icon: BellRing,
    Panel: lazy(() =>
      import('./messages/notifications-panel.tsx').then(({ NotificationsPanel }) => ({
        default: NotificationsPanel,
      })),
    ),
  },
  {
    id: 'email-campaigns',
    title: 'Email Campaigns',
    icon: Mail,
    Panel: lazy(() =>
      import('./messages/email-panel.tsx').then(({ EmailPanel }) => ({ default: EmailPanel })),
    ),
  },
  {
    id: 'sms-campaigns',
    title: 'SMS Campaigns',
    icon: MessageSquare,
    Panel: lazy(() => import('./messages/sms-panel.tsx').then(({ SmsPanel }) => ({ default: SmsPanel }))),
  },
  {
    id: 'service-requests',
    title: 'Service Requests Approval',
    icon: ListChecks,
    Panel: lazy(() =>
      import('./requests/requests-panel.tsx').then(({ RequestsPanel }) => ({ default: RequestsPanel })),
    ),
  },
  {
    id: 'marketing-campaigns',
    title: 'Marketing Campaigns',
    icon: Megaphone,
    Panel: lazy(() =>
      import('./messages/marketing-panel.tsx').then(({ MarketingPanel }) => ({ default: MarketingPanel })),
    ),
  },
]
