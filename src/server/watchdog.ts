import { Worker } from 'node:worker_threads'

/**
 * Ends this process if its event loop hangs for one to two times `everyMs`, so that systemd, Docker or Kubernetes
 * restarts it. A separate thread checks, because a hanging loop can't.
 */
export function endWhenHung(everyMs = 60_000): void {
  const beats = new Int32Array(new SharedArrayBuffer(4))
  setInterval(() => Atomics.add(beats, 0, 1), everyMs / 4).unref()
  new Worker(new URL('./watchdog-thread.mjs', import.meta.url), {
    workerData: { beats, everyMs },
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 8, maxYoungGenerationSizeMb: 1 },
  }).unref()
}
