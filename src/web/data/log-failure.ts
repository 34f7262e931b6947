/** Writes a failure to the browser's log, for whoever looks there; nothing else happens. */
export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for failures to be logged, in this one place.
  console.error(`${what}:`, error)
}
