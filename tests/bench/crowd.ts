import { connect } from 'node:net'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly cookie?: string
  readonly body?: string
  /** The request's Idempotency-Key. */
  readonly key?: string
}

/** What an answer has to be for its figure to count: somebody else's page is fast, too. */
export interface Expected {
  readonly type: string
  readonly marker: RegExp
}

export interface Sent {
  readonly seconds: number
  /** What sending and reading cost this process, in microseconds of processor time a request. */
  readonly ownCpu: number
  /** Half of the answers came within so many milliseconds. */
  readonly p50: number
  readonly statuses: ReadonlyMap<number, number>
  /** The first answer that was no success. */
  readonly refused: string | undefined
}

/** A request's bytes, made before the clock starts. */
export function bytesOf({ method, path, cookie, key, body = '' }: Call): Buffer {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'sec-fetch-site: same-origin',
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(key ? [`idempotency-key: ${key}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`] : []),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

const [headEnd, chunkedEnd] = [Buffer.from('\r\n\r\n'), Buffer.from('\r\n0\r\n\r\n')]
const lengthNames = ['content-length: ', 'Content-Length: '].map(name => Buffer.from(name))
const [zero, nine] = [48, 57]

/** The number that begins there; -1 where none does. */
function numberAt(bytes: Buffer, start: number): number {
  let [number, at] = [-1, start]
  for (let digit = bytes[at] ?? 0; digit >= zero && digit <= nine; digit = bytes[++at] ?? 0)
    number = Math.max(number, 0) * 10 + digit - zero
  return number
}

function lengthIn(head: Buffer): number {
  for (const name of lengthNames) {
    const at = head.indexOf(name)
    if (at >= 0) return numberAt(head, at + name.length)
  }
  return -1
}

/** How many bytes the answer that begins in these has; undefined while that can't be told. */
function sizeOf(bytes: Buffer): number | undefined {
  const head = bytes.indexOf(headEnd)
  if (head < 0) return undefined
  const length = lengthIn(bytes.subarray(0, head))
  if (length >= 0) return head + headEnd.length + length
  // In pieces: nothing else comes behind it, because the next request waits for its end.
  return bytes.subarray(-chunkedEnd.length).equals(chunkedEnd) ? bytes.length : undefined
}

function refuseStranger(bytes: Buffer, { type, marker }: Expected, url: string): void {
  const text = bytes.toString()
  const head = text.slice(0, text.indexOf('\r\n\r\n'))
  const given = /\r\ncontent-type: ([^\r]*)/i.exec(head)?.[1] ?? 'none'
  if (given.startsWith(type) && marker.test(text.slice(head.length))) return
  throw new Error(
    `${url} gave ${given} without ${marker}: that is not the product’s answer.\n${text.slice(0, 2_000)}`,
  )
}

/**
 * Sends the requests over that many connections, one after the other on each. As little as possible is made of an answer:
 * its status and where it ends; the first one on each connection is looked at, too.
 */
export async function sendAll(
  url: string,
  requests: readonly Buffer[],
  connections: number,
  expected: Expected,
): Promise<Sent> {
  const { hostname, port } = new URL(url)
  const statuses = new Map<number, number>()
  const times = new Float64Array(requests.length)
  let [next, answered, refused] = [0, 0, undefined as string | undefined]
  const count = (status: number, bytes: Buffer, isFirst: boolean) => {
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    if (status !== 200) refused ??= bytes.toString()
    else if (isFirst) refuseStranger(bytes, expected, url)
  }
  const lane = () =>
    new Promise<void>((resolve, reject) => {
      let [isFirst, begun, asked] = [true, undefined as Buffer | undefined, 0]
      const send = () => {
        const request = requests[next++]
        asked = performance.now()
        if (request) socket.write(request)
        else socket.destroy()
      }
      const receive = (received: Buffer) => {
        const bytes = begun ? Buffer.concat([begun, received]) : received
        const size = sizeOf(bytes)
        // What comes next is written over these bytes.
        if (size === undefined || bytes.length < size) begun = begun ? bytes : Buffer.from(bytes)
        else {
          times[answered++] = performance.now() - asked
          count(numberAt(bytes, 9), bytes, isFirst)
          ;[isFirst, begun] = [false, undefined]
          send()
        }
      }
      const socket = connect({
        port: Number(port),
        host: hostname,
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(65_536),
          callback(length, buffer) {
            try {
              receive(Buffer.from(buffer.buffer, buffer.byteOffset, length))
            } catch (error) {
              reject(error)
              socket.destroy()
            }
            return true
          },
        },
      })
      socket.once('connect', send).once('error', reject)
      socket.once('close', () => (next > requests.length ? resolve() : reject(new Error(`${url} hung up.`))))
    })
  const [began, cpu] = [performance.now(), process.cpuUsage()]
  await Promise.all(Array.from({ length: Math.min(connections, requests.length) }, lane))
  const seconds = (performance.now() - began) / 1000
  const used = process.cpuUsage(cpu)
  const p50 = times.sort()[times.length >> 1] ?? Number.NaN
  return { seconds, ownCpu: (used.user + used.system) / requests.length, p50, statuses, refused }
}
