import { everyRole } from '#platform/http/route/route.ts'
import type { TestApp } from './app.ts'
import type { Browser } from './client.ts'

/** Browsers with staff grants that expired in different ways, and a function that restores their sessions. */
export async function expiredGrants(app: TestApp) {
  const browsers = new Map<string, Browser>()
  for (const role of everyRole) browsers.set(`${role}, over 8 hours old`, await app.staff(role))
  const ages = [...browsers.values()]
  for (let n = 0; n < 17; n++) {
    app.clock.advance({ minutes: 29 })
    if (n < 16) for (const each of ages) await each.get('/api/admin/session-check')
  }
  for (const role of everyRole) browsers.set(`${role}, idle for 31 minutes`, await app.staff(role))
  app.clock.advance({ minutes: 31 })
  return { browsers, putBack: await sessionsAsTheyAre(app) }
}

/** A refusal removes an expired grant from its session, so the next request would only test a visitor. */
async function sessionsAsTheyAre(app: TestApp): Promise<() => Promise<void>> {
  const rows = await app.database.statement<{ key_hash: string; data: object }>(
    'sessions-as-they-are',
    'select key_hash, data from identity.session',
  )()
  const put = app.database.statement<never>(
    'put-session-back',
    'update identity.session set data = $2::jsonb where key_hash = $1',
  )
  return async () => {
    for (const { key_hash, data } of rows) {
      await put(key_hash, JSON.stringify(data))
      app.modules.cache.invalidate('session', key_hash)
    }
  }
}
