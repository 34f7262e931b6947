/** The file whose stories are tested now. */
export async function testedFile(): Promise<string> {
  const { expect } = await import('vitest')
  return expect.getState().testPath ?? ''
}
