// Plain JavaScript: stripping types would take 20 MB more in each process.
import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

const { beats, everyMs } = workerData

let seen = -1
setInterval(() => {
  const beat = Atomics.load(beats, 0)
  if (beat === seen) {
    writeSync(2, `Velora hasn’t responded for ${everyMs / 1000} s and is exiting so it can be restarted.\n`)
    process.kill(process.pid, 'SIGKILL')
  }
  seen = beat
}, everyMs)
