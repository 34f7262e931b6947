export function logFailure(what: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for failures to be logged, in this one place.
  console.error(`${what}:`, error)
}
