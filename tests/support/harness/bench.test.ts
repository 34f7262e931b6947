import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scriptsOfStart } from '../../bench/bench/checkout.ts'
import { isHeld, type Row, tableOf } from '../../bench/bench/table.ts'
import { countingProxyTo } from '../../bench/bench/waits.ts'
import { threadsOf } from '../../bench/cpu.ts'
import { bytesOf, sendAll } from '../../bench/crowd.ts'

const servers: (() => void)[] = []
afterEach(() => {
  for (const close of servers.splice(0)) close()
})

/** A server that does with each request that arrives what it is told. */
async function serverThat(answers: (socket: Socket, request: string) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server = createServer(socket => {
    sockets.add(socket)
    socket.on('data', chunk => answers(socket, chunk.toString())).on('error', () => {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(() => {
    server.close()
    for (const socket of sockets) socket.destroy()
  })
  return (server.address() as AddressInfo).port
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`
const expected = { type: 'application/json', marker: /"points"/ }
const requests = Array<Buffer>(40).fill(bytesOf({ method: 'GET', path: '/' }))
const answerOf = (body: string, status = 200, type = 'application/json') =>
  `HTTP/1.1 ${status} X\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`

describe('the load of the bench', () => {
  it('counts each answer once, also one that comes in two parts', async () => {
    const port = await serverThat(socket => {
      const answer = Buffer.from(answerOf('{"points":"für Zoë"}'))
      socket.write(answer.subarray(0, 30))
      setTimeout(() => socket.write(answer.subarray(30)), 2)
    })
    const sent = await sendAll(urlOf(port), requests, 4, expected)
    expect([...sent.statuses]).toEqual([[200, 40]])
    expect(sent.refused).toBeUndefined()
  })

  it('finds the end of an answer in chunks', async () => {
    const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n'
    const port = await serverThat(socket => {
      socket.write(`${head}a\r\n{"points":\r\n`)
      setTimeout(() => socket.write('2\r\n1}\r\n0\r\n\r\n'), 2)
    })
    expect([...(await sendAll(urlOf(port), requests, 4, expected)).statuses]).toEqual([[200, 40]])
  })

  it('says what was refused, and counts it apart', async () => {
    let n = 0
    const port = await serverThat(socket =>
      socket.write(n++ % 2 ? answerOf('busy', 503) : answerOf('{"points":1}')),
    )
    const sent = await sendAll(urlOf(port), requests, 1, expected)
    expect(Object.fromEntries(sent.statuses)).toEqual({ 200: 20, 503: 20 })
    expect(sent.refused).toContain('busy')
  })

  it.each([
    ['a page instead of data', answerOf('{"points":1}', 200, 'text/html')],
    ['data of somebody else', answerOf('{"ok":true}')],
  ])('takes no figure of %s', async (_, answer) => {
    const port = await serverThat(socket => socket.write(answer))
    await expect(sendAll(urlOf(port), requests, 4, expected)).rejects.toThrow('not the product’s answer')
  })

  it('takes no figure of a server that hangs up', async () => {
    const port = await serverThat(socket => socket.destroy())
    await expect(sendAll(urlOf(port), requests, 4, expected)).rejects.toThrow('hung up')
  })
})

describe('waits for the database', () => {
  it('counts a pipeline once, and each question that waited for an answer', async () => {
    const port = await serverThat((socket, request) => request.endsWith('?') && socket.write('!'))
    const proxy = await countingProxyTo(`postgres://velora:velora@127.0.0.1:${port}/bench`)
    servers.push(proxy.close)
    const socket = connect(Number(new URL(proxy.url).port), '127.0.0.1')
    const ask = async (text: string) => {
      socket.write(text)
      await once(socket, 'data')
    }
    socket.write('one,')
    await sleep(20)
    await ask('two?')
    expect(proxy.waits()).toBe(1)
    await ask('three?')
    await ask('four?')
    expect(proxy.waits()).toBe(3)
    socket.destroy()
  })
})

describe('the table of the bench', () => {
  const row: Row = {
    job: 'check-in',
    unit: 'requests/s',
    rounds: { yardstick: [100, 200, 100], against: [50, 50, 50], app: [150, 500, 140] },
    target: { of: 'ratio', is: 'at least', bound: 1.5 },
    notes: ['slow'],
    machine: { stolen: 0.02, others: 0.4 },
  }

  it('takes the ratio of each round, and shows how far they are apart', () => {
    const [, , line, note] = tableOf([row])
    expect(line).toBe('| check-in | requests/s | 100 | 150 | 1.50 (1.40–2.50) | ≥ 1.5 × | yes | 2 %, 40 % |')
    expect(note).toBe('check-in: slow')
  })

  it('has the other commit beside it', () => {
    const [heads = '', , line = ''] = tableOf([row], 'dd2507f')
    expect(heads).toContain('| app to dd2507f |')
    expect(line).toContain('| 50 | 0.50 (0.25–0.50) | 150 |')
    expect(line).toContain('| 3 (2.80–10) |')
  })

  it('holds a target at its bound, and none without a figure', () => {
    const bound = (least: number) => isHeld({ ...row, target: { of: 'ratio', is: 'at least', bound: least } })
    expect([bound(1.5), bound(1.51)]).toEqual([true, false])
    const seconds = (rounds: Row['rounds']) =>
      isHeld({ ...row, rounds, target: { of: 'figure', is: 'at most', bound: 0.8 } })
    expect([seconds({ app: [0.8] }), seconds({ app: [0.81] }), seconds({})]).toEqual([true, false, false])
  })
})

it('knows what a commit builds and starts by what its `npm start` says', () => {
  const start = (text: string) => scriptsOfStart(JSON.stringify({ scripts: { start: text } }))
  expect(start('node src/platform/launch.mjs src/web/build.ts src/commands/main.ts --')).toEqual({
    builds: ['src/web/build.ts'],
    server: 'src/commands/main.ts',
  })
  expect(
    start(
      'node src/platform/launch.mjs src/web/build.ts src/server/bundle/build.ts src/server/bundle/dist/main.mjs --',
    ),
  ).toEqual({
    builds: ['src/web/build.ts', 'src/server/bundle/build.ts'],
    server: 'src/server/bundle/dist/main.mjs',
  })
  expect(start('node src/web/build.ts && node src/main.ts').server).toBe('src/main.ts')
  expect(() => start('echo')).toThrow('names no script')
})

it('leaves no app behind when it ends in the middle', async () => {
  const program = `import { startVelora } from './tests/support/process.ts'
    const app = await startVelora({ DATABASE_URL: 'none' }, 'tests/bench/bench/plain-koa.ts')
    process.stdout.write(String(app.pid))
    throw new Error('in the middle')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  let output = ''
  child.stdout.on('data', chunk => {
    output += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  const isAlive = () => {
    try {
      return process.kill(Number(output), 0)
    } catch {
      return false
    }
  }
  expect(Number(output)).toBeGreaterThan(1)
  await vi.waitUntil(() => !isAlive(), { timeout: 30_000 })
})

it('counts nothing of a process that ended while it was looked at', () => {
  expect(threadsOf(String(process.pid))).toContain(String(process.pid))
  expect(threadsOf('99999999')).toEqual([])
})
