/** Running requests get 6 s, jobs and connections a little more. */
const longestStopMs = 10_000

/**
 * Forces this process to end 10 s after `drainMs`. `process.exit` would wait for Node's worker threads, which can take
 * minutes. If the event loop hangs, only the launcher or service manager can kill it.
 */
export function endInAnyCase(drainMs: number): void {
  const afterMs = drainMs + longestStopMs
  const end = () => {
    process.stderr.write(`Velora did not stop within ${afterMs / 1000} s, so it ends now.\n`)
    process.kill(process.pid, 'SIGKILL')
  }
  setTimeout(end, afterMs).unref()
}
