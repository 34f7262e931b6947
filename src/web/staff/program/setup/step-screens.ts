import { lazy } from 'react'

export const stepScreens = {
  brand: lazy(() => import('./clinic-step.tsx').then(({ ClinicStep }) => ({ default: ClinicStep }))),
  places: lazy(() =>
    import('../places/places-screen.tsx').then(({ PlacesScreen }) => ({ default: PlacesScreen })),
  ),
  menu: lazy(() => import('../menu/menu-screen.tsx').then(({ MenuScreen }) => ({ default: MenuScreen }))),
  rewards: lazy(() =>
    import('../rewards/rewards-screen.tsx').then(({ RewardsScreen }) => ({ default: RewardsScreen })),
  ),
  codes: lazy(() =>
    import('../codes/codes-screen.tsx').then(({ CodesScreen }) => ({ default: CodesScreen })),
  ),
  tiers: lazy(() =>
    import('../tiers/tiers-screen.tsx').then(({ TiersScreen }) => ({ default: TiersScreen })),
  ),
  pages: lazy(() =>
    import('../pages/pages-screen.tsx').then(({ PagesScreen }) => ({ default: PagesScreen })),
  ),
  people: lazy(() =>
    import('../../people/people-screen.tsx').then(({ PeopleScreen }) => ({ default: PeopleScreen })),
  ),
}
