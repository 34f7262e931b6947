import {
  BookHeart,
  CalendarCheck,
  ChartColumn,
  Inbox,
  type LucideIcon,
  MonitorSmartphone,
  QrCode,
  ScrollText,
  TicketCheck,
  UsersRound,
} from 'lucide-react'

export type StaffRole = 'owner' | 'manager' | 'clinical' | 'front desk'

export interface StaffPage {
  readonly path: string
  readonly title: string
  readonly icon: LucideIcon
  /** Who may open it; the server decides, this only spares the others a refusal. */
  readonly roles: readonly StaffRole[]
  /** There is nothing behind it where messages really go out. */
  readonly onlyInDemo?: true
}

const everyRole: readonly StaffRole[] = ['owner', 'manager', 'clinical', 'front desk']

/** The staff area's pages beside its panels. */
export const pages: readonly StaffPage[] = [
  { path: '/admin/today', title: 'Today', icon: CalendarCheck, roles: everyRole },
  { path: '/admin/vouchers', title: 'Vouchers', icon: TicketCheck, roles: everyRole },
  { path: '/admin/qr-codes', title: 'QR Codes', icon: QrCode, roles: everyRole },
  { path: '/admin/desk', title: 'Desk Screen', icon: MonitorSmartphone, roles: everyRole },
  { path: '/admin/programme', title: 'Programme', icon: BookHeart, roles: everyRole },
  { path: '/admin/overview', title: 'Overview', icon: ChartColumn, roles: ['owner', 'manager'] },
  { path: '/admin/audit', title: 'Audit Log', icon: ScrollText, roles: ['owner', 'manager'] },
  { path: '/admin/people', title: 'Staff', icon: UsersRound, roles: ['owner'] },
  { path: '/admin/outbox', title: 'Outbox', icon: Inbox, roles: ['owner'], onlyInDemo: true },
]
