import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Folders of the browser that every screen may use. `member-effects.tsx` introduces the domains to them. */
const everyScreens = '(?:app|data|hydration|member|format|form|qr)'

/** Folders of the browser whose screens put together what the domains show. */
const composed = '(?:home|onboarding|profile|staff)'

/** The boundaries of the house (design: modules are strangers, the inside is pure, data goes down and up once). */
export const boundaries: readonly IForbiddenRuleType[] = [
  {
    name: 'modules-are-strangers',
    severity: 'error',
    from: { path: '^src/modules/([^/]+)/' },
    to: { path: '^src/modules/([^/]+)/', pathNot: '^src/modules/$1/' },
  },
  {
    name: 'the-inside-is-pure',
    severity: 'error',
    from: { path: '^src/modules/[^/]+/[^/]+$' },
    to: { pathNot: '^src/modules/[^/]+/[^/]+$|^src/platform/kernel/' },
  },
  {
    name: 'adapters-are-reached-from-the-root-only',
    severity: 'error',
    from: { pathNot: '^src/modules/[^/]+/adapters/|^src/[^/]+$|^tests/' },
    to: { path: '^src/modules/[^/]+/adapters/' },
  },
  {
    name: 'modules-are-introduced-at-the-root-only',
    severity: 'error',
    from: { pathNot: '^src/modules/|^src/[^/]+$|^tests/|^features/' },
    to: { path: '^src/modules/' },
  },
  {
    name: 'platform-knows-no-module',
    severity: 'error',
    from: { path: '^src/platform/' },
    to: { path: '^src/(?!platform/)' },
  },
  {
    name: 'the-kernel-imports-nothing',
    severity: 'error',
    from: { path: '^src/platform/kernel/' },
    to: { pathNot: '^src/platform/kernel/' },
  },
  {
    name: 'web-speaks-http-only',
    severity: 'error',
    from: { path: '^src/web/' },
    to: { path: '^(src/(?!web/)|features/|tests/|openapi/)' },
  },
  {
    name: 'web-is-one-way',
    severity: 'error',
    from: { path: `^src/web/${everyScreens}/` },
    to: { path: '^src/web/', pathNot: `^src/web/(?:${everyScreens}/|api/|member-effects\\.tsx$)` },
  },
  {
    name: 'web-domains-are-strangers',
    severity: 'error',
    from: { path: `^src/web/(?!${everyScreens}/|${composed}/|api/|routes/)([^/]+)/` },
    to: { path: '^src/web/[^/]+/', pathNot: `^src/web/(?:$1/|${everyScreens}/|api/)` },
  },
  {
    name: 'the-kit-knows-only-itself',
    severity: 'error',
    from: { path: '^ui-kit/', pathNot: '\\.config\\.ts$' },
    to: { path: '^(src|features|tests|openapi)/' },
  },
  { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
  {
    name: 'no-orphans',
    severity: 'error',
    from: {
      orphan: true,
      pathNot:
        '^src/main\\.ts$|^tests/specification/|^src/web/service-worker\\.ts$|^src/web/public/|(\\.config\\.m?[jt]s|\\.test\\.ts|\\.stories\\.tsx|\\.d\\.ts|\\.d\\.mts)$',
    },
    to: {},
  },
]
