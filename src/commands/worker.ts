import { endInAnyCase } from '../server/end-in-any-case.ts'
import { releaseWhenQuiet } from '../server/release-memory.ts'
import { readSettings } from '../server/settings.ts'
import { startWorker } from '../server/start.ts'
import { endWhenHung } from '../server/watchdog.ts'

process.title = 'velora worker'

try {
  const settings = readSettings(process.env)
  if (settings.production) endWhenHung()
  const worker = await startWorker(settings)
  void releaseWhenQuiet()
  // npm forwards the terminal's signal again, so ignore repeats.
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    endInAnyCase(0)
    await worker.stop()
    process.exit(0)
  }
  // 'disconnect' covers a parent process that dies without sending a signal.
  for (const reason of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(reason, stop)
  process.stdout.write(`Velora worker started.${metricsAt(worker.metricsUrl)}\n`)
} catch (error) {
  process.stderr.write(`The Velora worker couldn’t start: ${(error as Error).message}\n`)
  process.exit(1)
}

function metricsAt(url: string | undefined): string {
  return url ? ` Metrics: ${url}` : ''
}
