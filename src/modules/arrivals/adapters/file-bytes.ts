/** The bytes of a file from its beginning, as often as they are asked for. */
export type FileBytes = () => AsyncIterable<Uint8Array>

/** At least so many of the first bytes, unless there are fewer. */
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
