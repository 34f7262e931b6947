import { BookOpen, Gift, type LucideIcon, Sparkles } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { StaffRole } from './pages.ts'

export interface StaffPanel {
  readonly id: string
  readonly title: string
  readonly icon: LucideIcon
  readonly Panel: ComponentType
  /** Who works with it, when not everybody does; the server decides, this only spares the others a refusal. */
  readonly roles?: readonly StaffRole[]
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
    id: 'monthly-specials',
    title: 'Monthly Specials & Promotions',
    icon: Sparkles,
    roles: ['owner', 'manager'],
    Panel: lazy(() =>
      import('./specials/specials-panel.tsx').then(({ SpecialsPanel }) => ({ default: SpecialsPanel })),
    ),
  },
  {
    id: 'blog',
    title: 'Blog Management',
    icon: BookOpen,
    roles: ['owner', 'manager'],
    Panel: lazy(() => import('./blog/blog-panel.tsx').then(({ BlogPanel }) => ({ default: BlogPanel }))),
  },
]
