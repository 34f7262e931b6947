/** What is under way has 6 s, jobs and connections a little more. */
const longestStopMs = 10_000

/**
 * Ends this process that much after `drainMs`, whatever it is busy with. `process.exit` would wait for what Node's threads
 * work on, which can take minutes; a launcher or service manager kills what doesn't even get to this.
 */
export function endInAnyCase(drainMs: number): void {
  const afterMs = drainMs + longestStopMs
  const end = () => {
    process.stderr.write(`Velora did not stop within ${afterMs / 1000} s, so it ends now.\n`)
    process.kill(process.pid, 'SIGKILL')
  }
  setTimeout(end, afterMs).unref()
}
