import { connect, type Socket } from 'node:net'

export interface Call {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly cookie?: string
  readonly body?: string
}

/** Sends the calls over that many connections, one after the other on each, and gives the seconds that they took. */
export async function sendAll(url: string, calls: readonly Call[], connections: number): Promise<number> {
  const { hostname, port } = new URL(url)
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      for (let call = calls[next++]; call; call = calls[next++]) {
        const status = await answered(socket, call)
        if (status !== 200) throw new Error(`${call.method} ${call.path}: ${status}`)
      }
      socket.destroy()
    }),
  )
  return (performance.now() - began) / 1000
}

function answered(socket: Socket, { method, path, cookie, body = '' }: Call): Promise<number> {
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    'sec-fetch-site: same-origin',
    ...(cookie ? [`cookie: ${cookie}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${body.length}`] : []),
  ]
  return new Promise((resolve, reject) => {
    let received = ''
    const onData = (chunk: Buffer) => {
      received += chunk.toString('latin1')
      const head = received.indexOf('\r\n\r\n')
      if (head < 0) return
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(received.slice(0, head))?.[1])
      if (received.length < head + 4 + length) return
      socket.off('data', onData).off('error', reject)
      resolve(Number(received.slice(9, 12)))
    }
    socket.on('data', onData).once('error', reject)
    socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  })
}
