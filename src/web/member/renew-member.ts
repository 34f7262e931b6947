import type { QueryClient } from '@tanstack/react-query'

const ofTheMember = /^\/api\/(?:auth\/user|user\/|notifications|service-requests|diary)/

/** Asks again for everything on the screen that is the member's own. */
export function renewMember(queries: QueryClient): void {
  void queries.invalidateQueries({ predicate: ({ queryKey: [path] }) => ofTheMember.test(String(path)) })
}
