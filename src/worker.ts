import { readSettings } from './settings.ts'
import { startWorker } from './start.ts'

process.title = 'velora worker'

try {
  const worker = await startWorker(readSettings(process.env))
  process.stdout.write('Velora does background jobs here; there is nothing to open.\n')
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, async () => {
      await worker.stop()
      process.exit(0)
    })
  }
} catch (error) {
  process.stderr.write(`Velora can’t work: ${(error as Error).message}\n`)
  process.exit(1)
}
