import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

/**
 * Tells systemd three times per WatchdogSec that this process is alive; does nothing where no watchdog is set. When the
 * event loop hangs, nothing is sent and systemd restarts the process. Node can't send Unix datagrams, so systemd's own
 * tool does.
 */
export function reportToWatchdog(env: Env): void {
  const everyMs = Number(env['WATCHDOG_USEC'] ?? 0) / 3_000
  if (!everyMs || !env['NOTIFY_SOCKET']) return
  const report = () => execFile('systemd-notify', ['WATCHDOG=1'], { env }, () => {})
  report()
  setInterval(report, everyMs).unref()
}

/** The health check of `docker-compose.yml` reads its age: a worker has no port that could be asked. */
const heartbeatFile = join(tmpdir(), 'velora-worker-heartbeat')

export function keepHeartbeat(file = heartbeatFile, everyMs = 10_000): void {
  const beat = () => void writeFile(file, '').catch(() => {})
  beat()
  setInterval(beat, everyMs).unref()
}
