import type { Icon } from '#ui-kit/foundations/icon/icon.ts'
import { FileText, Gift, MapPin, Medal, Palette, QrCode, Settings, Sparkles } from '#ui-kit/icons.ts'
import { type PartName, partTitle } from './part-titles.ts'

interface PartLabel {
  readonly path: string
  readonly icon: Icon
}

const labels: Readonly<Record<PartName, PartLabel>> = {
  places: { path: '/admin/program/places', icon: MapPin },
  menu: { path: '/admin/program/menu', icon: Sparkles },
  rewards: { path: '/admin/program/rewards', icon: Gift },
  codes: { path: '/admin/program/codes', icon: QrCode },
  tiers: { path: '/admin/program/tiers', icon: Medal },
  pages: { path: '/admin/program/pages', icon: FileText },
  brand: { path: '/admin/program/brand', icon: Palette },
  rules: { path: '/admin/program/rules', icon: Settings },
}

export const partLabel = (part: PartName) => ({ title: partTitle(part), ...labels[part] })
