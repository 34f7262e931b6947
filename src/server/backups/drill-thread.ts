import { parentPort, workerData } from 'node:worker_threads'
import { type Drill, type DrillResult, drillBackup } from './drill-backup.ts'

export type DrillAnswer = { readonly drilled: DrillResult } | { readonly failure: string }

const answer: DrillAnswer = await drillBackup(workerData as Drill).then(
  drilled => ({ drilled }),
  (error: Error) => ({ failure: error.message }),
)
parentPort?.postMessage(answer)
