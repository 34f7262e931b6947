import { readSettings } from '../server/settings.ts'
import { startWorker } from '../server/start.ts'

process.title = 'velora worker'

try {
  const worker = await startWorker(readSettings(process.env))
  process.stdout.write('Velora does background jobs here; there is nothing to open.\n')
  let stopping = false
  // A terminal sends its signal to npm, too, which hands it on.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (stopping) return
      stopping = true
      await worker.stop()
      process.exit(0)
    })
  }
} catch (error) {
  process.stderr.write(`Velora can’t work: ${(error as Error).message}\n`)
  process.exit(1)
}
