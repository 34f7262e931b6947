/** The file whose stories are being tested. */
export async function testedFile(): Promise<string> {
  const { expect } = await import('vitest')
  return expect.getState().testPath ?? ''
}
