const block = 512
const longestName = 100

/** A file of an archive: its path and all of its bytes. */
export interface TarFile {
  readonly name: string
  readonly bytes: Buffer
}

/** What ends an archive. */
export const tarEnd = Buffer.alloc(2 * block)

/** The bytes of a file as `tar` writes them (POSIX ustar). */
export function tarBytes(name: string, bytes: Uint8Array): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`The name is too long for an archive: ${name}`)
  const head = Buffer.alloc(block)
  head.write(name, 0)
  head.write('0000600\0', 100)
  head.write('0000000\0', 108)
  head.write('0000000\0', 116)
  head.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124)
  head.write('00000000000\0', 136)
  head.write('0', 156)
  head.write('ustar\x0000', 257)
  head.write(`${checksumOf(head).toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([head, bytes, Buffer.alloc(paddingAfter(bytes.length))])
}

/** The files of an archive, one after the other. Throws where it is none, or ends in the middle. */
export async function* tarFiles(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const chunks = archive[Symbol.asyncIterator]()
  const take = taking(chunks)
  for (;;) {
    const head = await take(block)
    if (head.every(byte => byte === 0)) break
    if (checksumOf(head) !== octal(head, 148, 8)) throw new Error('a file in it has no proper head')
    const size = octal(head, 124, 12)
    const bytes = await take(size)
    await take(paddingAfter(size))
    yield { name: head.toString('utf8', 0, longestName).replace(/\0.*$/s, ''), bytes }
  }
  // What comes after the end says whether the stream was whole.
  while (!(await chunks.next()).done);
}

function taking(chunks: AsyncIterator<Uint8Array>): (count: number) => Promise<Buffer> {
  let waiting: Uint8Array[] = []
  let there = 0
  return async count => {
    while (there < count) {
      const { value, done } = await chunks.next()
      if (done) throw new Error('it ends in the middle')
      waiting.push(value)
      there += value.length
    }
    const all = Buffer.concat(waiting)
    waiting = [all.subarray(count)]
    there -= count
    return all.subarray(0, count)
  }
}

const paddingAfter = (size: number) => (block - (size % block)) % block

const octal = (head: Buffer, from: number, length: number) =>
  Number.parseInt(head.toString('latin1', from, from + length), 8)

/** Of a head whose own checksum counts as eight spaces. */
function checksumOf(head: Buffer): number {
  const sum = head.reduce((total, byte) => total + byte, 0)
  const own = head.subarray(148, 156).reduce((total, byte) => total + byte, 0)
  return sum - own + 8 * 32
}
