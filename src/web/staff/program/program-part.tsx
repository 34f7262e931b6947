import { lazy, Suspense } from 'react'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { ScreenLink } from '../../app/screen-link.tsx'

// One route for all: every patient's first script lists all routes.
const screens = {
  overview: lazy(() =>
    import('./overview/program-screen.tsx').then(({ ProgramScreen }) => ({ default: ProgramScreen })),
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
  preview: lazy(() =>
    import('./preview/preview-screen.tsx').then(({ PreviewScreen }) => ({ default: PreviewScreen })),
  ),
  versions: lazy(() =>
    import('./versions/versions-screen.tsx').then(({ VersionsScreen }) => ({ default: VersionsScreen })),
  ),
}

type Name = keyof typeof screens

/** Screens outside the program, with their own navigation. */
const withoutWayBack: readonly Name[] = ['overview', 'setup']

/** A part of the program by its name in the URL; any other name leads to the overview. */
export function ProgramPart({ part = '' }: { part: string | undefined }) {
  const name = Object.hasOwn(screens, part) ? (part as Name) : 'overview'
  const Screen = screens[name]
  return (
    <>
      {!withoutWayBack.includes(name) && <BackToProgram />}
      <Suspense fallback={<Loading />}>
        <Screen />
      </Suspense>
    </>
  )
}

const BackToProgram = () => (
  <Inline>
    <TextLink alone render={<ScreenLink to="/admin/program" />}>
      Back to Program
    </TextLink>
  </Inline>
)
