import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import {
  ArrowLeft,
  BookHeart,
  CalendarCheck,
  ChartColumn,
  FileUp,
  IdCard,
  Inbox,
  Key,
  KeyRound,
  MonitorSmartphone,
  QrCode,
  ScrollText,
  TicketCheck,
  UsersRound,
} from '#ui-kit/icons.ts'

export type StaffRole = 'owner' | 'manager' | 'clinical' | 'front desk'

/** The users of a page: the desk between two patients, owner and manager, or each person for themselves. */
export type PageGroup = 'At the Desk' | 'The Clinic' | 'You'

export interface StaffPage {
  readonly path: string
  readonly title: string
  readonly group: PageGroup
  readonly icon: Icon
  /** The roles that may open it. The server decides; this only avoids a refusal. */
  readonly roles: readonly StaffRole[]
  /** Empty where messages are really sent. */
  readonly onlyInDemo?: true
}

/** Shown until the clinic has published everything it needs. */
export const setupTitle = 'Set Up Your Clinic'

const everyRole: readonly StaffRole[] = ['owner', 'manager', 'clinical', 'front desk']

export const backToMainApp = 'Back to Main App'

/** The staff area's pages other than its panels. */
export const pages: readonly StaffPage[] = [
  { path: '/admin', title: 'Today', group: 'At the Desk', icon: CalendarCheck, roles: everyRole },
  { path: '/admin/vouchers', title: 'Vouchers', group: 'At the Desk', icon: TicketCheck, roles: everyRole },
  { path: '/admin/qr-codes', title: 'QR Codes', group: 'At the Desk', icon: QrCode, roles: everyRole },
  {
    path: '/admin/desk',
    title: 'Desk Screen',
    group: 'At the Desk',
    icon: MonitorSmartphone,
    roles: everyRole,
  },
  { path: '/admin/program', title: 'Program', group: 'The Clinic', icon: BookHeart, roles: everyRole },
  {
    path: '/admin/overview',
    title: 'Overview',
    group: 'The Clinic',
    icon: ChartColumn,
    roles: ['owner', 'manager'],
  },
  {
    path: '/admin/audit',
    title: 'Audit Log',
    group: 'The Clinic',
    icon: ScrollText,
    roles: ['owner', 'manager'],
  },
  { path: '/admin/people', title: 'Staff', group: 'The Clinic', icon: UsersRound, roles: ['owner'] },
  { path: '/admin/import', title: 'Import Patients', group: 'The Clinic', icon: FileUp, roles: ['owner'] },
  {
    path: '/admin/claim-cards',
    title: 'Print Claim Cards',
    group: 'The Clinic',
    icon: IdCard,
    roles: ['owner', 'manager'],
  },
  { path: '/admin/api-keys', title: 'API & Webhooks', group: 'The Clinic', icon: Key, roles: ['owner'] },
  {
    path: '/admin/outbox',
    title: 'Outbox',
    group: 'The Clinic',
    icon: Inbox,
    roles: ['owner'],
    onlyInDemo: true,
  },
  { path: '/admin/sign-in', title: 'Your Sign-in', group: 'You', icon: KeyRound, roles: everyRole },
  { path: '/', title: backToMainApp, group: 'You', icon: ArrowLeft, roles: everyRole },
]

/** Whether this URL, or its page, is for other roles. */
export const isForOthers = (pathname: string, role: StaffRole) =>
  pages.some(({ path, roles }) => `${pathname}/`.startsWith(`${path}/`) && !roles.includes(role))

export const pagesOf = (role: StaffRole, isDemo: boolean) =>
  pages.filter(({ roles, onlyInDemo }) => roles.includes(role) && (!onlyInDemo || isDemo))
