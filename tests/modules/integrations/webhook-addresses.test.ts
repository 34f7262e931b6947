import type { LookupFunction } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isPublic, sendsWebhooks } from '../../../src/modules/integrations/webhooks/adapters/send-webhook.ts'
import { isWebhookAddress } from '../../../src/modules/integrations/webhooks/webhook.ts'
import { WebhookReceiver } from '../../support/webhook-receiver.ts'

const words = (text: string) => text.trim().split(/\s+/)

/** Addresses that lead into a network of one's own, in every spelling that a URL's parser or a resolver takes. */
const literals = words(`
  127.0.0.1 127.1 127.0.1 2130706433 0x7f000001 0x7f.0.0.1 0177.0.0.1 017700000001 127.255.255.254
  0.0.0.0 0 10.0.0.1 0xa000001 100.64.0.1 169.254.169.254 168.63.129.16 0xa83f8110
  [::ffff:168.63.129.16] 100.100.100.200 2852039166 0xa9.0xfe.0xa9.0xfe 172.16.0.1 172.31.255.255
  192.168.1.1 3232235777 192.0.0.170 198.18.0.1 224.0.0.1 255.255.255.255 １２７.０.０.１ 127。0。0。1 [::1]
  [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:a9fe:a9fe] [::127.0.0.1] [fe80::1]
  [fc00::1] [fd00:ec2::254] [64:ff9b::7f00:1] [64:ff9b:1::7f00:1] [2002:7f00:1::] [2001:db8::1]
  localhost LOCALHOST. a.localhost printer.local metadata.google.internal METADATA.GOOGLE.INTERNAL.
  metadata.goog`)

const addresses = words(`
  127.0.0.1 10.0.0.1 169.254.169.254 168.63.129.16 100.100.100.200 fd00:ec2::254 0.0.0.0 ::1
  ::ffff:127.0.0.1 fd00::1`)

describe('a webhook', () => {
  let trap: Server
  let reached = 0
  let port: number
  beforeAll(async () => {
    trap = createServer(socket => {
      reached += 1
      socket.destroy()
    })
    await new Promise<void>(resolve => trap.listen(0, '::', resolve))
    port = (trap.address() as { port: number }).port
  })
  afterAll(() => new Promise(resolve => trap.close(resolve)))

  const message = (url: string) => ({
    url,
    id: 'msg_1',
    at: new Date(),
    body: '{}',
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  })
  const finding = (...found: string[]) => {
    const asked = { count: 0 }
    const lookup: LookupFunction = (_host, { all }, callback) => {
      const address = found[Math.min(asked.count++, found.length - 1)] ?? ''
      const family = address.includes(':') ? 6 : 4
      if (all) callback(null, [{ address, family }])
      else callback(null, address, family)
    }
    return { lookup, asked }
  }

  it('could reach the trap', async () => {
    await fetch(`http://127.0.0.1:${port}`).catch(() => {})
    expect(reached).toBe(1)
    reached = 0
  })

  it.each(literals)('reaches nothing at %s, and is refused before', async host => {
    const url = `https://${host}:${port}/`
    const usual = `https://${host}/`
    expect(isWebhookAddress(usual) && isPublic(usual)).toBe(false)
    expect(await sendsWebhooks()(message(url))).toEqual({ status: null, error: 'NOT_PUBLIC' })
    expect(reached).toBe(0)
  })

  it.each(addresses)('reaches nothing by a name that leads to %s', async address => {
    const send = sendsWebhooks({ lookup: finding(address).lookup })
    expect(await send(message(`https://hooks.example.com:${port}/`))).toEqual({
      status: null,
      error: 'NOT_PUBLIC',
    })
    expect(reached).toBe(0)
  })

  it('connects to the address that was judged, though the name leads elsewhere a moment later', async () => {
    // 192.0.2.1 would be refused; a public one that nobody answers at is waited for.
    const { lookup, asked } = finding('8.8.8.8', '127.0.0.1')
    const send = sendsWebhooks({ lookup, deadlineMs: 300 })
    expect((await send(message(`https://hooks.example.com:${port}/`))).status).toBeNull()
    expect([asked.count, reached]).toEqual([1, 0])
  })

  it.each([
    'https://hooks.example.com/velora?of=1',
    'https://hooks.example.com:443/',
    'https://hooks.example.com:8443/',
  ])('is taken at %s', url => expect(isWebhookAddress(url)).toBe(true))

  it.each([
    ...[22, 25, 80, 465, 5432, 6379, 9443].map(other => `https://hooks.example.com:${other}/`),
    'http://hooks.example.com/',
    'ftp://hooks.example.com/',
    'https://olga@hooks.example.com/',
    'https://:secret@hooks.example.com/',
    'https://hooks.example.com/#there',
    'hooks',
  ])('is not taken at %s', url => expect(isWebhookAddress(url)).toBe(false))

  it('follows none of ten redirects', async () => {
    const receiver = await WebhookReceiver.open()
    const send = sendsWebhooks({ agent: receiver.agent() })
    const targets = [
      `http://127.0.0.1:${port}/`,
      `https://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://[::1]:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f000001:${port}/`,
      `//127.0.0.1:${port}/`,
      `http://169.254.169.254:${port}/latest`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      '/elsewhere',
    ]
    for (const target of targets) {
      receiver.answers = () => target
      expect(await send(message(receiver.url))).toEqual({ status: 302, error: null })
    }
    expect([receiver.told.length, reached]).toEqual([10, 0])
    await receiver.close()
  })
})
