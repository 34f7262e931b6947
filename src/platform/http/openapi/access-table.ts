import { everyScope } from '#platform/kernel/access/roles.ts'
import { type AnyRoute, everyRole, isAudited, isForKeys, type RouteGroup } from '../route/route.ts'

const people = ['visitor', 'member', ...everyRole]

/** A readable table of who may call what, generated from the same route objects that the server uses. */
export function accessTable(served: readonly Omit<RouteGroup, 'door'>[]): string {
  return `${[
    '# Who may what',
    '',
    'Made by `npm run api` from the routes themselves; `npm test` fails when it is stale. A member reads and changes',
    'their own only. Staff have a role by their code; what a role may not do is refused by the server. “Audited” says',
    'that each call leaves an entry in the audit log; so does each opening of the staff area, by code or account.',
    '“½ h” says that the first call of a person in each half-hour does. Programs have keys by scope; their entries',
    'name the key.',
    ...served.flatMap(({ tag, routes }) => ['', `## ${tag}`, '', ...tableOf(routes)]),
  ].join('\n')}\n`
}

function tableOf(routes: readonly AnyRoute[]) {
  const columns = routes.some(({ access }) => isForKeys(access)) ? everyScope : people
  return [
    `| route | what | ${columns.join(' | ')} | audited |`,
    `|---|---|${columns.map(() => ':-:|').join('')}:-:|`,
    ...routes.map(
      route =>
        `| ${route.method.toUpperCase()} ${route.path} | ${route.summary.replaceAll('|', '\\|')} | ${columns
          .map(who => mark(mayCall(route, who)))
          .join(' | ')} | ${audited(route)} |`,
    ),
  ]
}

const audited = (route: AnyRoute) => (route.audit?.reads ? '½ h' : mark(isAudited(route)))

const mark = (holds: boolean) => (holds ? '✓' : '·')

function mayCall({ access }: AnyRoute, who: string): boolean {
  if (isForKeys(access)) return access.scope === who
  return access === 'visitor' || access === who || (Array.isArray(access) && access.includes(who))
}

/** The callers that a route allows, in the table's words. */
export const callersOf = (route: AnyRoute): readonly string[] =>
  [...people, ...everyScope].filter(who => mayCall(route, who))
