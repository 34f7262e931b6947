import { generateKeyPairSync, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it } from 'vitest'
import {
  mailBySmtp,
  type SmtpOptions,
  type SmtpTransport,
} from '../../../../src/modules/messaging/mail/adapters/mail-by-smtp.ts'
import type { ClaimedMail } from '../../../../src/modules/messaging/mail/mails.ts'
import { freePort } from '../../../support/free-port.ts'
import { plainLetterhead } from '../../../support/letterhead.ts'
import { Refusing, type SmtpPeer, startSmtpPeer } from '../../../support/smtp-peer.ts'

const toStop: (() => unknown)[] = []
afterEach(async () => {
  for (const stop of toStop.splice(0).reverse()) await stop()
})

/** Hands out access tokens for the refresh token, as Google and Microsoft do. */
async function startTokenServer(answer: { status: number; body: object } | undefined = undefined) {
  const asked: Record<string, string>[] = []
  const server = createServer(async (incoming, outgoing) => {
    asked.push(Object.fromEntries(new URLSearchParams(await text(incoming))))
    const { status, body } = answer ?? {
      status: 200,
      body: { access_token: `token-${asked.length}`, expires_in: 3600, token_type: 'Bearer' },
    }
    outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  toStop.push(() => server.close())
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/token` }
}

/** A mail server that people can sign in to with an access token and in no other way. */
async function startOAuthPeer(isGood: (token: string | undefined) => boolean) {
  const tried: (string | undefined)[] = []
  const peer = await startSmtpPeer({
    disabledCommands: ['STARTTLS'],
    authMethods: ['XOAUTH2'],
    allowInsecureAuth: true,
    onAuth({ method, username, accessToken }, _session, answer) {
      tried.push(accessToken)
      if (method === 'XOAUTH2' && username === 'front@clinic.test' && isGood(accessToken))
        return answer(null, { user: username })
      answer(null, { data: { status: '401', schemes: 'bearer', scope: 'mail' } })
    },
  })
  toStop.push(peer.stop)
  return { ...peer, tried }
}

const at = ({ url }: SmtpPeer, user: string) => url.replace('smtp://', `smtp://${user}@`)

function openTransport(options: Partial<SmtpOptions> & Pick<SmtpOptions, 'url'>): SmtpTransport {
  const transport = mailBySmtp({
    from: { name: 'Velora', address: 'hello@clinic.test' },
    letterhead: async () => plainLetterhead,
    appUrl: 'https://velora.test',
    silenceMs: 1_000,
    ...options,
  })
  toStop.push(transport.close)
  return transport
}

const mail = (n = 1): ClaimedMail => ({
  id: `id-${n}`,
  memberId: null,
  to: { email: `guest${n}@velora.test`, firstName: 'Zoë' },
  subject: 'News',
  kind: 'service',
  lines: ['A quiet Tuesday.'],
  action: null,
  expiresAt: null,
  createdAt: new Date('2026-11-21T18:00:00Z'),
  attempts: 1,
})

const oauth2 = { clientId: 'client', clientSecret: 'secret', refreshToken: 'refresh' }

describe('a mail server that takes access tokens only (OAuth2)', () => {
  it('is signed in to with a token for the refresh token', async () => {
    const tokens = await startTokenServer()
    const peer = await startOAuthPeer(token => token === 'token-1')
    const transport = openTransport({
      url: at(peer, 'front%40clinic.test'),
      oauth2: { ...oauth2, tokenUrl: tokens.url },
    })
    expect(await transport.send(mail(), async () => {})).toEqual({ result: 'sent', channel: 'smtp' })
    expect(peer.received).toHaveLength(1)
    expect(tokens.asked).toEqual([
      { client_id: 'client', client_secret: 'secret', refresh_token: 'refresh', grant_type: 'refresh_token' },
    ])
  })

  it('gets a new token when it no longer takes the old one', async () => {
    const tokens = await startTokenServer()
    const peer = await startOAuthPeer(token => token === 'token-2')
    const transport = openTransport({
      url: at(peer, 'front%40clinic.test'),
      oauth2: { ...oauth2, tokenUrl: tokens.url },
    })
    expect(await transport.send(mail(), async () => {})).toMatchObject({ result: 'sent' })
    expect(peer.tried).toEqual(['token-1', 'token-2'])
  })

  it('whose account took its consent back is trouble with the account, in the provider’s words', async () => {
    const tokens = await startTokenServer({
      status: 400,
      body: { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' },
    })
    const peer = await startOAuthPeer(() => true)
    const transport = openTransport({
      url: at(peer, 'front%40clinic.test'),
      oauth2: { ...oauth2, tokenUrl: tokens.url },
    })
    const reason = expect.stringContaining('invalid_grant: Token has been expired or revoked.')
    expect(await transport.send(mail(), async () => {})).toEqual({
      result: 'account trouble',
      reason,
      signedIn: false,
    })
    expect(await transport.check()).toEqual({ ok: false, isAccount: true, reason })
  })

  it('is no place for a password', async () => {
    const peer = await startOAuthPeer(() => true)
    const transport = openTransport({ url: at(peer, 'front%40clinic.test:password') })
    expect(await transport.send(mail(), async () => {})).toMatchObject({ result: 'account trouble' })
    expect(peer.received).toEqual([])
  })
})

describe('trouble with the clinic’s account at its mail server', () => {
  const refusing = (hooks: Parameters<typeof startSmtpPeer>[0]) =>
    startSmtpPeer({ disabledCommands: ['STARTTLS'], ...hooks }).then(peer => {
      toStop.push(peer.stop)
      return peer
    })

  it.each([
    [
      'a wrong password (535)',
      'account trouble',
      { onAuth: (_auth, _session, answer) => answer(new Refusing(535)), allowInsecureAuth: true },
    ],
    [
      'a sign-in that fails for the moment (454)',
      'not now',
      { onAuth: (_auth, _session, answer) => answer(new Refusing(454)), allowInsecureAuth: true },
    ],
    [
      'a server that wants a sign-in first (530)',
      'account trouble',
      {
        disabledCommands: ['AUTH', 'STARTTLS'],
        onMailFrom: (_from, _session, answer) => answer(new Refusing(530)),
      },
    ],
    [
      'a sender that it does not take (550)',
      'account trouble',
      {
        disabledCommands: ['AUTH', 'STARTTLS'],
        onMailFrom: (_from, _session, answer) => answer(new Refusing(550)),
      },
    ],
    [
      'a member’s address that it does not take (550)',
      'refused',
      {
        disabledCommands: ['AUTH', 'STARTTLS'],
        onRcptTo: (_to, _session, answer) => answer(new Refusing(550)),
      },
    ],
  ] satisfies [string, string, Parameters<typeof startSmtpPeer>[0]][])(
    'is told from other trouble: %s is %s',
    async (_what, result, hooks) => {
      const peer = await refusing(hooks)
      const transport = openTransport({ url: at(peer, 'front:wrong') })
      expect(await transport.send(mail(), async () => {})).toMatchObject({ result })
      expect(peer.received).toEqual([])
    },
  )

  it('is a name that nobody has, and no server that is away', async () => {
    const nobody = openTransport({ url: 'smtp://mail.clinic.invalid' })
    const away = openTransport({ url: `smtp://127.0.0.1:${await freePort()}` })
    expect(await nobody.send(mail(), async () => {})).toMatchObject({ result: 'account trouble' })
    expect(await away.send(mail(), async () => {})).toMatchObject({ result: 'not now', unreachable: true })
    expect(await away.check()).toMatchObject({ ok: false, isAccount: false })
  })

  it('is found by a check that sends nothing', async () => {
    const peer = await refusing({
      allowInsecureAuth: true,
      onAuth: ({ password }, _session, answer) =>
        password === 'right' ? answer(null, { user: 'front' }) : answer(new Refusing(535)),
    })
    expect(await openTransport({ url: at(peer, 'front:right') }).check()).toEqual({
      ok: true,
      tookMs: expect.any(Number),
    })
    expect(await openTransport({ url: at(peer, 'front:wrong') }).check()).toEqual({
      ok: false,
      isAccount: true,
      reason: expect.stringContaining('535'),
    })
    expect(peer.received).toEqual([])
  })
})

describe('a mail', () => {
  it('is signed for the sender’s domain where there is a key (DKIM), and leaves only when it may', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const peer = await startSmtpPeer()
    toStop.push(peer.stop)
    const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    const transport = openTransport({ url: peer.url, dkim: { selector: 'velora', privateKey: pem } })
    const forbidden = await transport.send(mail(1), async () => {
      throw new Error('said no')
    })
    expect(forbidden).toMatchObject({ result: 'not now', reason: 'said no' })
    expect(await transport.send(mail(2), async () => {})).toMatchObject({ result: 'sent' })
    expect(peer.received).toHaveLength(1)
    const source = peer.received[0]?.source ?? ''
    expect(source).toMatch(/^DKIM-Signature:[^;]*v=1;[\s\S]*?d=clinic\.test;\s[\s\S]*?s=velora;/m)
    expect(isSigned(source, publicKey)).toBe(true)
    expect(isSigned(source.replace(/^Subject: .*$/m, 'Subject: Another one'), publicKey)).toBe(false)
  })

  it('comes from the clinic as its program calls it, or as its server does', async () => {
    const peer = await startSmtpPeer()
    toStop.push(peer.stop)
    let letterhead = plainLetterhead
    const transport = openTransport({ url: peer.url, letterhead: async () => letterhead })
    await transport.send(mail(1), async () => {})
    letterhead = { ...plainLetterhead, ownName: 'Aurora Clinic' }
    await transport.send(mail(2), async () => {})
    const senders = peer.received.map(({ source }) => /^From: (.*)\r$/m.exec(source)?.[1])
    expect(senders).toEqual(['Velora <hello@clinic.test>', 'Aurora Clinic <hello@clinic.test>'])
  })

  it('goes out beside one whose address is refused, or is none', async () => {
    const peer = await startSmtpPeer({
      onRcptTo: ({ address }, _session, answer) =>
        answer(address.startsWith('guest3@') ? new Refusing(550) : null),
    })
    toStop.push(peer.stop)
    const transport = openTransport({ url: peer.url })
    const to = (email: string) => ({ ...mail(), to: { email, firstName: 'Eve' } })
    const odd = ['mia@velora.test>\r\nRCPT TO:<eve@evil.test', ''].map(to)
    const mails = [...Array.from({ length: 12 }, (_, n) => mail(n)), ...odd]
    const attempts = await Promise.all(mails.map(each => transport.send(each, async () => {})))
    expect(attempts.flatMap(({ result }, n) => (result === 'sent' ? [] : [[n, result]]))).toEqual([
      [3, 'refused'],
      [12, 'refused'],
      [13, 'refused'],
    ])
    expect(peer.received).toHaveLength(11)
  })

  it('waits for its turn where the provider limits how many a minute', async () => {
    const peer = await startSmtpPeer()
    toStop.push(peer.stop)
    const transport = openTransport({ url: peer.url, mailsPerMinute: 200 })
    const began = performance.now()
    await Promise.all([1, 2, 3, 4, 5, 6, 7].map(n => transport.send(mail(n), async () => {})))
    expect(peer.received).toHaveLength(7)
    expect(performance.now() - began).toBeGreaterThan(900)
  })
})

/** Whether the head is what its signature is of (RFC 6376, relaxed). */
function isSigned(source: string, key: Parameters<typeof verify>[2]): boolean {
  const head = source.slice(0, source.indexOf('\r\n\r\n'))
  const fields = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const relaxed = (field: string) => {
    const [name = '', ...rest] = field.split(':')
    return `${name.toLowerCase().trim()}:${rest.join(':').replaceAll(/\s+/g, ' ').trim()}`
  }
  const signature = fields.find(field => field.startsWith('DKIM-Signature:')) ?? ''
  const named = /\sh=([^;]+);/.exec(signature)?.[1]?.split(':') ?? []
  const signed = named.flatMap(name => {
    const field = fields.find(each => each.toLowerCase().startsWith(`${name.trim().toLowerCase()}:`))
    return field ? [`${relaxed(field)}\r\n`] : []
  })
  const [, b = ''] = /\sb=([^;]+)$/.exec(signature) ?? []
  const data = `${signed.join('')}${relaxed(signature.replace(/(\sb=)[^;]+$/, '$1'))}`
  return verify('sha256', Buffer.from(data), key, Buffer.from(b.replaceAll(/\s/g, ''), 'base64'))
}
