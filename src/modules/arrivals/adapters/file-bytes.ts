/** A file's bytes from the beginning; can be read repeatedly. */
export type FileBytes = () => AsyncIterable<Uint8Array>

/** The first bytes of a file: at least `length`, unless the file is shorter. */
export async function headOf(bytes: FileBytes, length: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes()) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= length) break
  }
  return Buffer.concat(chunks)
}
