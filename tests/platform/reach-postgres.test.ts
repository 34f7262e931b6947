import { readFileSync } from 'node:fs'
import { createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'
import { TLSSocket } from 'node:tls'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { reachPostgres } from '../../src/server/reach-postgres.ts'
import { freePort } from '../support/free-port.ts'

const real = new URL(inject('postgres'))
const at = (change: Partial<Record<'username' | 'password' | 'pathname' | 'search' | 'host', string>>) =>
  Object.assign(new URL(`${real.href}postgres`), change).href

async function playing(answer: (socket: Socket) => void): Promise<string> {
  const server: Server = createServer(answer)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}

const message = (kind: string, body: Buffer) => {
  const head = Buffer.alloc(5)
  head.write(kind)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const text = (words: string) => Buffer.from(`${words}\0`)
const ready = message('Z', Buffer.from('I'))

/** What PostgreSQL's protocol says to somebody who signs in and asks for the version. */
function asVersion(version: string) {
  const column = Buffer.concat([
    text('server_version'),
    Buffer.from('00000000000000000019ffffffffffff0000', 'hex'),
  ])
  const value = Buffer.concat([Buffer.from([0, 1, 0, 0, 0, version.length]), Buffer.from(version)])
  const answer = Buffer.concat([
    message('T', Buffer.concat([Buffer.from([0, 1]), column])),
    message('D', value),
    message('C', text('SHOW')),
    ready,
  ])
  return (socket: Socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', Buffer.alloc(4)), ready]))
      socket.once('data', () => socket.write(answer))
    })
  }
}

const refusal = (code: string, words: string) => (socket: Socket) =>
  socket.once('data', () =>
    socket.end(
      message('E', Buffer.concat([text('SFATAL'), text(`C${code}`), text(`M${words}`), Buffer.from([0])])),
    ),
  )

describe('a PostgreSQL is refused in a sentence with its host and DATABASE_URL', () => {
  const said = (url: string) =>
    reachPostgres(url).then(
      () => '',
      (error: Error) => error.message,
    )

  it('unless it can be used', async () => {
    expect(await said(at({}))).toBe('')
    expect(await said(`postgres://velora:x@${await playing(asVersion('17.0'))}/velora`)).toBe('')
  })

  it.each(['15.18 (Debian 15.18-0+deb12u1)', '16.9', '9.6.24'])('when it is version %s', async version => {
    const host = await playing(asVersion(version))
    expect(await said(`postgres://velora:secret-word@${host}/velora`)).toBe(
      `DATABASE_URL: the PostgreSQL at ${host} is version ${version.split(' ')[0]}; Velora needs 17 or newer.`,
    )
  })

  it.each([
    ['password', { password: 'wrong' }, 'rejects the password for velora.'],
    [
      'database',
      { pathname: '/nowhere' },
      'has no database nowhere. Create it first: create database nowhere.',
    ],
    ['TLS', { search: 'sslmode=verify-full' }, 'doesn’t support TLS. Leave sslmode out, or'],
  ])('when it does not have that %s', async (_, change, sentence) => {
    expect(await said(at(change))).toContain(`DATABASE_URL: the PostgreSQL at ${real.host} ${sentence}`)
  })

  it('when the address has no password', async () => {
    expect(await said(at({ password: '' }))).toMatch(
      /^DATABASE_URL: the PostgreSQL at \S+ (requires a password|rejects the password)/,
    )
  })

  it('when nothing answers, nobody knows the host, or what answers is something else', async () => {
    const port = await freePort()
    expect(await said(at({ host: `127.0.0.1:${port}` }))).toContain(`nothing responds at 127.0.0.1:${port}.`)
    expect(await said(at({ host: 'db.clinic.invalid:5432' }))).toContain(
      'the host in db.clinic.invalid:5432 wasn’t found',
    )
    const http = await playing(socket =>
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')),
    )
    expect(await said(at({ host: http }))).toContain(
      `the server at ${http} closed the connection, or isn’t PostgreSQL.`,
    )
  })

  it('when its certificate is not trusted, or is wanted and missing', async () => {
    const pem = readFileSync(join(import.meta.dirname, '../support/push-service.pem'))
    const untrusted = await playing(socket => {
      socket.on('error', () => {})
      socket.once('data', () => {
        socket.write('S')
        new TLSSocket(socket, { isServer: true, key: pem, cert: pem }).on('error', () => {})
      })
    })
    expect(await said(at({ host: untrusted, search: 'sslmode=verify-full' }))).toContain(
      `DATABASE_URL: the TLS certificate of ${untrusted} isn’t trusted`,
    )
    const strict = await playing(
      refusal(
        '28000',
        'no pg_hba.conf entry for host "10.0.0.1", user "velora", database "velora", no encryption',
      ),
    )
    expect(await said(at({ host: strict }))).toContain(`the PostgreSQL at ${strict} requires TLS`)
    expect(await said(at({ search: 'sslrootcert=/nowhere/ca.pem' }))).toMatch(
      /^DATABASE_URL can’t be read: .*ca\.pem/,
    )
  })

  it.each([
    ['28000', 'doesn’t let velora connect to the database postgres'],
    ['53300', 'has no free connections'],
    ['57P03', 'is starting or stopping'],
    ['XX000', 'can’t be used (it is broken).'],
  ])('when it answers %s', async (code, sentence) => {
    const host = await playing(refusal(code, 'it is broken'))
    expect(await said(at({ host }))).toContain(`DATABASE_URL: the PostgreSQL at ${host} ${sentence}`)
  })
})
