import {
  FileText,
  Gift,
  House,
  type LucideIcon,
  MapPin,
  Medal,
  Palette,
  QrCode,
  Sparkles,
} from 'lucide-react'
import type { ProgrammeOverview } from '#api/schemas/index.ts'

export type PartName = ProgrammeOverview['parts'][number]['part']

interface PartLabel {
  readonly title: string
  readonly path: string
  readonly icon: LucideIcon
}

const labels: Readonly<Record<PartName, PartLabel>> = {
  places: { title: 'Places', path: '/admin/programme/places', icon: MapPin },
  menu: { title: 'Menu', path: '/admin/programme/menu', icon: Sparkles },
  rewards: { title: 'Rewards', path: '/admin/programme/rewards', icon: Gift },
  codes: { title: 'Check-in Codes', path: '/admin/programme/codes', icon: QrCode },
  tiers: { title: 'Tiers', path: '/admin/programme/tiers', icon: Medal },
  pages: { title: 'Pages', path: '/admin/programme/pages', icon: FileText },
  brand: { title: 'Brand', path: '/admin/programme/brand', icon: Palette },
  rules: { title: 'Rules of the House', path: '/admin/programme/rules', icon: House },
}

export const partLabel = (part: PartName) => labels[part]

export const partTitle = (part: PartName) => labels[part].title
