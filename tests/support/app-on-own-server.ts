import { openPostgres } from '#platform/database/postgresql.ts'
import { openTestApp } from './app.ts'
import { startPostgres } from './postgres-server.ts'

/** An app on a separate PostgreSQL server that the test may stop, pause or configure. */
export async function openAppOnOwnServer() {
  const server = await startPostgres()
  await server.createDatabase('velora')
  const engine = openPostgres({ url: server.url('velora'), onError: () => {} })
  const app = await openTestApp({ database: 'postgresql', engine })
  const stop = async () => {
    await app.stop()
    await server.stop()
  }
  return { app, server, stop }
}
