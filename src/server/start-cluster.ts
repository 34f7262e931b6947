import { type Role, startCluster } from '#platform/cluster/primary.ts'
import { freePort } from '#platform/http/server/listen.ts'
import { openLog } from '#platform/http/server/log.ts'
import { logUnusablePlace } from './backups/usable-place.ts'
import { logFindings } from './findings.ts'
import type { Settings } from './settings-shape.ts'
import type { RunningApp } from './start.ts'

/** How long after its drain a process is ended that does not end by itself. */
const longestStopMs = 10_000

/**
 * `webConcurrency` processes that serve on one port, and one that does the jobs, unless `WORKERS=0` leaves them to others
 * (D-149).
 */
export async function startProcesses(
  settings: Settings,
  scripts: { readonly web: string; readonly jobs: string },
  onGivenUp: (reason: Error) => void,
): Promise<Pick<RunningApp, 'url' | 'stop'>> {
  const { host, webConcurrency, workers } = settings
  const log = openLog(settings.logLevel)
  const port = await freePort(settings)
  logFindings(settings, log)
  void logUnusablePlace(settings, log)
  const serving = (n: number): Role => ({
    name: `web-${n}`,
    script: scripts.web,
    serves: true,
    env: { PORT: `${port}`, WORKERS: '0' },
  })
  const others = Array.from({ length: webConcurrency - 1 }, (_, n) => serving(n + 2))
  const jobs: Role = { name: 'jobs', script: scripts.jobs, serves: false, env: {} }
  const cluster = await startCluster([serving(1), ...others, ...(workers ? [jobs] : [])], { log, onGivenUp })
  return {
    url: `http://${host}:${port}`,
    stop: ({ drainMs, hurry } = { drainMs: 0, hurry: AbortSignal.abort() }) =>
      cluster.stop(drainMs + longestStopMs, hurry),
  }
}
