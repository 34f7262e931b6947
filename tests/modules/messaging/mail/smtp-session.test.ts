import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import {
  mailBySmtp,
  type SmtpTransport,
} from '../../../../src/modules/messaging/mail/adapters/mail-by-smtp.ts'
import type { ClaimedMail, MailAttempt } from '../../../../src/modules/messaging/mail/mails.ts'
import { plainLetterhead } from '../../../support/letterhead.ts'

/** A mail server that says what a test wants it to, and writes down what it hears. */
interface Script {
  readonly extensions?: readonly string[]
  /** What it says to a command, or to the contents (`.`); nothing: what servers say. `hang up` closes the connection. */
  readonly says?: (command: string, n: number) => string | undefined
  readonly letterhead?: () => Promise<typeof plainLetterhead>
}

const open: { server: Server; sockets: Set<Socket>; transport?: SmtpTransport }[] = []
afterEach(async () => {
  for (const { server, sockets, transport } of open.splice(0)) {
    transport?.close()
    for (const socket of sockets) socket.destroy()
    server.close()
    await once(server, 'close')
  }
})

async function start(script: Script, silenceMs = 5_000) {
  const { extensions = ['PIPELINING'], says = () => undefined } = script
  const { letterhead = async () => plainLetterhead } = script
  const heard: string[] = []
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer(socket => {
    sockets.add(socket)
    heard.push('connects')
    let rest = ''
    let isInContents = false
    socket.on('error', () => {})
    socket.setNoDelay(true)
    socket.write('220 peer\r\n')
    socket.on('data', chunk => {
      rest += chunk
      for (let at = rest.indexOf(isInContents ? '\r\n.\r\n' : '\r\n'); at !== -1; ) {
        const command = isInContents ? '.' : rest.slice(0, at)
        if (isInContents) heard.push(rest.slice(0, at + 2))
        rest = rest.slice(at + (isInContents ? 5 : 2))
        heard.push(command)
        count += 1
        const reply = says(command, count) ?? usual(command, extensions)
        if (reply === 'hang up') return socket.destroy()
        isInContents = command === 'DATA' && reply.startsWith('3')
        // Contents may be empty: their end is the first line.
        if (isInContents) rest = `\r\n${rest}`
        if (reply === 'silence') return void socket.removeAllListeners('data').resume()
        socket.write(`${reply}\r\n`)
        at = rest.indexOf(isInContents ? '\r\n.\r\n' : '\r\n')
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const transport = mailBySmtp({
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    from: { name: 'Velora', address: 'hello@clinic.test' },
    letterhead,
    appUrl: 'https://velora.test',
    silenceMs,
  })
  open.push({ server, sockets, transport })
  return { transport, heard }
}

function usual(command: string, extensions: readonly string[]): string {
  if (command.startsWith('EHLO'))
    return ['250-peer', ...extensions.map(name => `250-${name}`), '250 HELP'].join('\r\n')
  if (command === 'DATA') return '354 Go ahead'
  return '250 OK'
}

const mail = (n: number, to = `guest${n}@velora.test`): ClaimedMail => ({
  id: `id-${n}`,
  campaignId: 'campaign',
  memberId: null,
  to: { email: to, firstName: `Guest${n}` },
  subject: 'News',
  kind: 'service',
  lines: ['.A line that begins with a dot'],
  action: null,
  expiresAt: null,
  createdAt: new Date('2026-11-21T18:00:00Z'),
  attempts: 1,
})
const sent = { result: 'sent', channel: 'smtp' }
const send = (
  transport: SmtpTransport,
  count: number,
  leaves: (n: number) => Promise<void> = async () => {},
) => Promise.all(Array.from({ length: count }, (_, n) => transport.send(mail(n), () => leaves(n))))
const isContents = (heard: string) => /^From:/m.test(heard)
const addressees = (heard: readonly string[]) =>
  heard.flatMap(command => /^RCPT TO:<(.*)>$/.exec(command)?.[1] ?? []).sort()
const results = (attempts: readonly MailAttempt[]) => attempts.map(({ result }) => result)

describe('an SMTP session', () => {
  it('has mails come from the clinic as its programme calls it, or as its server does', async () => {
    const named = { ...plainLetterhead, ownName: 'Aurora Clinic' }
    let letterhead = plainLetterhead
    const { transport, heard } = await start({ letterhead: async () => letterhead })
    await transport.send(mail(1), async () => {})
    letterhead = named
    await transport.send(mail(2), async () => {})
    const senders = heard.flatMap(command => /^From: (.*)$/m.exec(command)?.[1]?.trim() ?? [])
    expect(senders).toEqual(['Velora <hello@clinic.test>', 'Aurora Clinic <hello@clinic.test>'])
  })

  it('sends where the server lets nobody write ahead', async () => {
    const { transport, heard } = await start({ extensions: [] })
    expect(await send(transport, 12)).toEqual(Array(12).fill(sent))
    expect(new Set(addressees(heard)).size).toBe(12)
  })

  it('doubles a dot at the beginning of a line', async () => {
    const { transport, heard } = await start({})
    await send(transport, 1)
    expect(heard.find(each => isContents(each))).toContain('\r\n..A line that begins with a dot')
  })

  it('goes on with the others when one address is refused', async () => {
    const { transport, heard } = await start({
      says: command => (command.includes('guest3@') ? '550 5.1.1 No such user' : undefined),
    })
    const attempts = await send(transport, 20)
    expect(attempts[3]).toMatchObject({ result: 'bounced', reason: expect.stringContaining('550 5.1.1') })
    expect(attempts.toSpliced(3, 1)).toEqual(Array(19).fill(sent))
    expect(addressees(heard)).toHaveLength(20)
  })

  it('sends nothing to nobody when a server takes contents without an address', async () => {
    const { transport, heard } = await start({
      says: command => (command.startsWith('RCPT') ? '450 Later' : undefined),
    })
    expect(results(await send(transport, 1))).toEqual(['not now'])
    expect(heard.filter(each => isContents(each))).toEqual([])
  })

  it('sends nothing of what must not leave at the last moment, and holds up nobody else', async () => {
    const { transport, heard } = await start({})
    const attempts = await send(transport, 20, async n => {
      if (n === 7) throw new Error('said no')
    })
    expect(attempts[7]).toEqual({ result: 'not now', reason: 'said no', unreachable: true })
    expect(attempts.toSpliced(7, 1)).toEqual(Array(19).fill(sent))
    expect(heard.filter(each => each.includes('<guest7@velora.test>') && isContents(each))).toEqual([])
    expect(heard.filter(each => isContents(each))).toHaveLength(19)
  })

  it.each([['hang up'], ['421 Closing']])(
    'that ends with %s has what it had not begun sent over another one, nothing twice',
    async reply => {
      let contents = 0
      const { transport, heard } = await start({
        says: command => (command === '.' && ++contents % 7 === 0 ? reply : undefined),
      })
      const attempts = await send(transport, 60)
      const taken = attempts.filter(({ result }) => result === 'sent').length
      expect(taken).toBe(60 - Math.floor(contents / 7))
      expect(contents).toBe(60)
      expect(new Set(results(attempts.filter(({ result }) => result !== 'sent')))).toEqual(
        new Set([reply === 'hang up' ? 'unknown' : 'not now']),
      )
      const bodies = heard.filter(each => isContents(each)).map(each => /^To:.*$/m.exec(each)?.[0])
      expect(new Set(bodies).size).toBe(60)
      expect(bodies).toHaveLength(60)
    },
  )

  it('that falls silent with the contents leaves the mail unknown', async () => {
    const { transport, heard } = await start(
      { says: command => (command === '.' ? 'silence' : undefined) },
      300,
    )
    const attempts = await send(transport, 10)
    expect(results(attempts)).toEqual(Array(10).fill('unknown'))
    expect(heard.filter(each => isContents(each))).toHaveLength(10)
  })

  it('is opened anew after a hundred mails', async () => {
    const { transport, heard } = await start({})
    for (let n = 0; n < 101; n++) expect(await transport.send(mail(n), async () => {})).toEqual(sent)
    expect(heard.filter(each => each === 'connects')).toHaveLength(2)
  })

  it('is not given an address that ends a command', async () => {
    const { transport, heard } = await start({})
    const evil = mail(1, 'mia@velora.test>\r\nRCPT TO:<eve@evil.test')
    expect(await transport.send(evil, async () => {})).toMatchObject({ result: 'refused' })
    expect(heard.filter(each => each.startsWith('RCPT TO'))).toEqual([])
    expect(await transport.send(mail(2, ''), async () => {})).toMatchObject({ result: 'refused' })
  })

  it('names a domain that is not of ASCII as servers know it, and says where the name before it is not', async () => {
    const { transport, heard } = await start({ extensions: ['PIPELINING', 'SMTPUTF8'] })
    await transport.send(mail(1, 'mia@glöw.test'), async () => {})
    await transport.send(mail(2, 'zoë@velora.test'), async () => {})
    expect(heard.filter(each => /^(MAIL|RCPT)/.test(each))).toEqual([
      'MAIL FROM:<hello@clinic.test>',
      'RCPT TO:<mia@xn--glw-tna.test>',
      'MAIL FROM:<hello@clinic.test> SMTPUTF8',
      'RCPT TO:<zoë@velora.test>',
    ])
  })
})
