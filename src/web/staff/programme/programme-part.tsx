import { lazy, Suspense } from 'react'
import { Loading, SkeletonRows } from '#ui-kit/skeleton/skeleton.tsx'

// One route for all: each further one would be told to every patient's phone with the first script.
const screens = {
  overview: lazy(() =>
    import('./overview/programme-screen.tsx').then(({ ProgrammeScreen }) => ({ default: ProgrammeScreen })),
  ),
  places: lazy(() =>
    import('./places/places-screen.tsx').then(({ PlacesScreen }) => ({ default: PlacesScreen })),
  ),
  menu: lazy(() => import('./menu/menu-screen.tsx').then(({ MenuScreen }) => ({ default: MenuScreen }))),
  rewards: lazy(() =>
    import('./rewards/rewards-screen.tsx').then(({ RewardsScreen }) => ({ default: RewardsScreen })),
  ),
  codes: lazy(() => import('./codes/codes-screen.tsx').then(({ CodesScreen }) => ({ default: CodesScreen }))),
  tiers: lazy(() => import('./tiers/tiers-screen.tsx').then(({ TiersScreen }) => ({ default: TiersScreen }))),
  pages: lazy(() => import('./pages/pages-screen.tsx').then(({ PagesScreen }) => ({ default: PagesScreen }))),
  setup: lazy(() => import('./setup/setup-screen.tsx').then(({ SetupScreen }) => ({ default: SetupScreen }))),
  brand: lazy(() => import('./brand/brand-screen.tsx').then(({ BrandScreen }) => ({ default: BrandScreen }))),
  rules: lazy(() => import('./rules/rules-screen.tsx').then(({ RulesScreen }) => ({ default: RulesScreen }))),
  print: lazy(() => import('./print/print-kit.tsx').then(({ PrintKit }) => ({ default: PrintKit }))),
  versions: lazy(() =>
    import('./versions/versions-screen.tsx').then(({ VersionsScreen }) => ({ default: VersionsScreen })),
  ),
}

/** A part of the programme by its name in the address; what has another name leads to all of them. */
export function ProgrammePart({ part = '' }: { part: string | undefined }) {
  const Screen = screens[Object.hasOwn(screens, part) ? (part as keyof typeof screens) : 'overview']
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonRows />
        </Loading>
      }
    >
      <Screen />
    </Suspense>
  )
}
