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
import { type PartName, partTitle } from './part-titles.ts'

interface PartLabel {
  readonly path: string
  readonly icon: LucideIcon
}

const labels: Readonly<Record<PartName, PartLabel>> = {
  places: { path: '/admin/programme/places', icon: MapPin },
  menu: { path: '/admin/programme/menu', icon: Sparkles },
  rewards: { path: '/admin/programme/rewards', icon: Gift },
  codes: { path: '/admin/programme/codes', icon: QrCode },
  tiers: { path: '/admin/programme/tiers', icon: Medal },
  pages: { path: '/admin/programme/pages', icon: FileText },
  brand: { path: '/admin/programme/brand', icon: Palette },
  rules: { path: '/admin/programme/rules', icon: House },
}

export const partLabel = (part: PartName) => ({ title: partTitle(part), ...labels[part] })
