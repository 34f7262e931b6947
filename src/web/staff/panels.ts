import { Gift, type LucideIcon, UsersRound } from 'lucide-react'
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
    id: 'patients',
    title: 'Patient Management',
    icon: UsersRound,
    Panel: lazy(() =>
      import('./patients/patients-panel.tsx').then(({ PatientsPanel }) => ({ default: PatientsPanel })),
    ),
  },
]
