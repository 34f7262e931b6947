import type { IForbiddenRuleType } from 'dependency-cruiser'

/** Folders of the browser that every screen may use. `member-effects.tsx` introduces the domains to them. */
const everyScreens = '(?:app|data|hydration|member|format|form|qr)'

/** Folders of the browser whose screens put together what the domains show. */
const composed = '(?:home|onboarding|profile|staff)'

const aModule = '^src/modules/[^/]+/'

/** A folder of a module that is a module in small: its own front door, ports and adapters, and `room.ts` to open it. */
const aRoom = `${aModule}(?!(?:adapters|rules)/)[^/]+/`

/** What a large module holds true, apart from what it does: below its use cases, which it does not know. */
const theRules = `${aModule}rules/`

/** A file that is neither opened nor outside. */
const inside = '(?!module\\.ts$|room\\.ts$)[^/]+$'

/** The boundaries of the code (design: modules are strangers, the inside is pure, data goes down and up once). */
export const boundaries: readonly IForbiddenRuleType[] = [
  {
    name: 'modules-are-strangers',
    severity: 'error',
    from: { path: '^src/modules/([^/]+)/' },
    to: { path: '^src/modules/([^/]+)/', pathNot: '^src/modules/$1/' },
  },
  {
    name: 'rooms-are-strangers',
    severity: 'error',
    from: { path: '^src/modules/([^/]+)/(?!(?:adapters|rules)/)([^/]+)/' },
    to: { path: '^src/modules/$1/', pathNot: '^src/modules/$1/$2/' },
  },
  {
    name: 'rooms-are-introduced-by-their-module',
    severity: 'error',
    from: { path: [`${aModule}[^/]+$`, `${aModule}adapters/`, theRules], pathNot: `${aModule}module\\.ts$` },
    to: { path: aRoom },
  },
  {
    name: 'rooms-are-opened-by-their-module-only',
    severity: 'error',
    from: { pathNot: '^src/modules/[^/]+/module\\.ts$' },
    to: { path: `${aRoom}room\\.ts$` },
  },
  {
    name: 'the-inside-is-pure',
    severity: 'error',
    from: { path: [`${aModule}[^/]+$`, `${aRoom}[^/]+$`], pathNot: '/(?:module|room)\\.ts$' },
    to: { pathNot: [`${aModule}${inside}`, theRules, `${aRoom}${inside}`, '^src/platform/kernel/'] },
  },
  {
    name: 'rules-know-no-use-case',
    severity: 'error',
    from: { path: '^src/modules/([^/]+)/rules/' },
    to: { pathNot: ['^src/modules/$1/rules/', '^src/platform/kernel/'] },
  },
  {
    name: 'modules-stand-on-the-platform-only',
    severity: 'error',
    from: { path: '^src/modules/' },
    to: { path: '^(src/(?!modules/|platform/)|ui-kit/|features/|tests/|openapi/)' },
  },
  {
    name: 'adapters-are-reached-through-their-module',
    severity: 'error',
    from: {
      pathNot: [
        `${aModule}(adapters/|module\\.ts$)`,
        `${aRoom}(adapters/|room\\.ts$)`,
        '^src/commands/|^tests/',
      ],
    },
    to: { path: [`${aModule}adapters/`, `${aRoom}adapters/`] },
  },
  {
    name: 'modules-are-opened-by-the-app-only',
    severity: 'error',
    from: { pathNot: '^src/(app\\.ts$|server/parts\\.ts$|commands/|demo/)|^openapi/|^tests/' },
    to: { path: '^src/modules/[^/]+/module\\.ts$' },
  },
  {
    name: 'modules-are-introduced-at-the-root-only',
    severity: 'error',
    from: { pathNot: '^src/modules/|^src/(app\\.ts$|server/parts\\.ts$|commands/|demo/)|^tests/|^features/' },
    to: { path: '^src/modules/', pathNot: '/module\\.ts$' },
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
        '^src/commands/main\\.ts$|^src/web/api/|^src/web/service-worker\\.ts$|^src/web/first-paint\\.js$|^src/web/public/|(\\.config\\.m?[jt]s|\\.test\\.ts|\\.stories\\.tsx|\\.d\\.ts|\\.d\\.mts)$',
    },
    to: {},
  },
]
