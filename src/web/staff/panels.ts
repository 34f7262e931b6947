import { type ComponentType, lazy } from 'react'
import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import {
  BellRing,
  BookOpen,
  Gift,
  ListChecks,
  Mail,
  Megaphone,
  MessageSquare,
  Sparkles,
  UsersRound,
} from '#ui-kit/icons.ts'
import type { StaffRole } from './pages.ts'

export interface StaffPanel {
  readonly id: string
  readonly title: string
  readonly icon: Icon
  /** The roles that may open it; all by default. The server decides; this only avoids a refusal. */
  readonly roles?: readonly StaffRole[]
  readonly Panel: ComponentType<{ title: string }>
}

/** The panels of a role; all of them while the role is unknown. */
export const panelsOf = (role: StaffRole | undefined) =>
  panels.filter(({ roles }) => !role || !roles || roles.includes(role))

const leads: readonly StaffRole[] = ['owner', 'manager']

/** The staff area's panels in the specified order; each loads when it's selected. */
export const panels: readonly StaffPanel[] = [
  {
    id: 'award-points',
    title: 'Award Service Points',
    icon: Gift,
    Panel: lazy(() => import('./award/award-panel.tsx').then(({ AwardPanel }) => ({ default: AwardPanel }))),
  },
  {
    id: 'monthly-specials',
    title: 'Monthly Specials & Promotions',
    icon: Sparkles,
    roles: leads,
    Panel: lazy(() =>
      import('./specials/specials-panel.tsx').then(({ SpecialsPanel }) => ({ default: SpecialsPanel })),
    ),
  },
  {
    id: 'push-notifications',
    title: 'Push Notifications',
    icon: BellRing,
    roles: leads,
    Panel: lazy(() =>
      import('./messages/notifications/notifications-panel.tsx').then(({ NotificationsPanel }) => ({
        default: NotificationsPanel,
      })),
    ),
  },
  {
    id: 'email-campaigns',
    title: 'Email Campaigns',
    icon: Mail,
    roles: leads,
    Panel: lazy(() =>
      import('./messages/email/email-panel.tsx').then(({ EmailPanel }) => ({ default: EmailPanel })),
    ),
  },
  {
    id: 'sms-campaigns',
    title: 'SMS Campaigns',
    icon: MessageSquare,
    roles: leads,
    Panel: lazy(() => import('./messages/sms/sms-panel.tsx').then(({ SmsPanel }) => ({ default: SmsPanel }))),
  },
  {
    id: 'patients',
    title: 'Patient Management',
    icon: UsersRound,
    Panel: lazy(() =>
      import('./patients/patients-panel.tsx').then(({ PatientsPanel }) => ({ default: PatientsPanel })),
    ),
  },
  {
    id: 'blog',
    title: 'Blog Management',
    icon: BookOpen,
    roles: leads,
    Panel: lazy(() => import('./blog/blog-panel.tsx').then(({ BlogPanel }) => ({ default: BlogPanel }))),
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
    roles: leads,
    Panel: lazy(() =>
      import('./messages/marketing/marketing-panel.tsx').then(({ MarketingPanel }) => ({
        default: MarketingPanel,
      })),
    ),
  },
]
