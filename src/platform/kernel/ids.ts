const hex = (bytes: Uint8Array) => Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')

const pool = { bytes: new Uint8Array(0), used: 0 }

/**
 * Taken from a pool, because asking the system for each ID costs more than everything else about it. Each byte is used
 * once.
 */
function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  if (pool.used + count > pool.bytes.length) {
    pool.bytes = crypto.getRandomValues(new Uint8Array(4_096))
    pool.used = 0
  }
  const given = pool.bytes.slice(pool.used, pool.used + count)
  pool.bytes.fill(0, pool.used, pool.used + count)
  pool.used += count
  return given
}

/** The moment of the newest ID, and the 12 bits after its version. */
const newest = { at: 0, sequence: 0 }

/** A version 7 UUID: sorts by creation time, and a process's first 2,048 of a millisecond by the order of the calls. */
export function newId(now: number = Date.now()): string {
  const bytes = randomBytes(16)
  newest.sequence = now === newest.at ? newest.sequence + 1 : (bytes[6] ?? 0) * 8 + ((bytes[7] ?? 0) & 7)
  newest.at = now
  new DataView(bytes.buffer).setBigUint64(0, (BigInt(now) << 16n) | 0x7000n | BigInt(newest.sequence & 0xfff))
  bytes[8] = 0x80 | ((bytes[8] ?? 0) & 0x3f)
  const text = hex(bytes)
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join(
    '-',
  )
}

/** 256 random bits as base64url: session IDs, reset tokens, device cookies. */
export function newToken(): string {
  const bytes = randomBytes(32)
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

const readableAlphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A code that people can read out at the desk: no 0/O, 1/I/L, U; 30 possible letters. */
export function newReadableCode(length: number): string {
  let code = ''
  while (code.length < length) {
    const byte = randomBytes(1)[0] ?? 255
    // 240 is the largest multiple of 30 in a byte; higher values would favor some letters.
    if (byte < 240) code += readableAlphabet[byte % 30]
  }
  return code
}
