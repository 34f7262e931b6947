import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { written } from '../../../../src/modules/messaging/mail/adapters/mail-template.ts'
import { linksIn } from '../../../../src/platform/kernel/plain-text.ts'
import { openTestApp, type TestApp } from '../../../support/app.ts'
import { decide, deliver } from '../../../support/audience.ts'
import { usualDatabases } from '../../../support/databases.ts'
import { readHeld } from '../../../support/held.ts'
import { plainLetterhead } from '../../../support/letterhead.ts'
import { type SmtpPeer, startSmtpPeer } from '../../../support/smtp-peer.ts'

const booking = 'https://booking.clinic.test/now?from=mail'
const news = {
  subject: 'A quiet Tuesday',
  message:
    'See https://clinic.test/tuesday?a=1&b=2.\nOr (https://clinic.test/tuesday) and http://other.test/x!',
}

interface Shown {
  readonly clickedBy: number
  readonly bookings: number
  readonly links: readonly { readonly url: string; readonly clickedBy: number }[]
}

describe('the links of a message', () => {
  it('stand in both forms of a mail as links, the longer before the shorter, and nothing else does', () => {
    const links = linksIn(news.message).map((shown, n) => ({ shown, url: `https://v.test/r/${n}` }))
    const lines = [...news.message.split('\n'), '<b>https://evil.test</b>']
    const words = { greeting: 'Hi Mia,', subject: news.subject, lines, links, action: null }
    const { html, text } = written(words, { ...plainLetterhead, appUrl: 'https://v.test' })
    const anchors = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, url, shown]) => [
      url,
      shown,
    ])
    expect(anchors.slice(0, 3)).toEqual([
      ['https://v.test/r/0', 'https://clinic.test/tuesday?a=1&amp;b=2'],
      ['https://v.test/r/1', 'https://clinic.test/tuesday'],
      ['https://v.test/r/2', 'http://other.test/x'],
    ])
    expect(html).toContain('&lt;b&gt;https://evil.test&lt;/b&gt;')
    expect(text).toContain('See https://v.test/r/0.\n\nOr (https://v.test/r/1) and https://v.test/r/2!')
  })
})

describe.each(usualDatabases)('a link of a campaign’s mail (%s)', database => {
  let smtp: SmtpPeer
  let app: TestApp
  beforeAll(async () => {
    smtp = await startSmtpPeer()
  })
  afterAll(() => smtp.stop())
  beforeEach(async () => {
    smtp.received.length = 0
    app = await openTestApp({
      database,
      env: { SMTP_URL: smtp.url, MAIL_FROM: 'hello@clinic.test', BOOKING_URL: booking },
    })
    for (const name of ['Mia', 'Noor']) await decide(app, name, 'email', true)
  })
  afterEach(() => app.stop())

  const send = async (message = news.message) => {
    const olga = await app.staff('owner')
    const { campaignId } = (await olga.post('/api/admin/email-campaign', { ...news, message })).json<{
      campaignId: string
    }>()
    await deliver(app)
    return { shown: async () => (await olga.get(`/api/admin/campaigns/${campaignId}`)).json<Shown>() }
  }
  /** What stands in the mail to her, in the order of the text: the message's links, then the way to book. */
  const linksOf = (name: string): string[] => {
    const mail = smtp.received.find(({ to: [address] }) => address === `${name.toLowerCase()}@velora.test`)
    const found = [...(mail?.words ?? '').matchAll(/http:\/\/velora\.test(\/r\/[\w-]+)/g)]
    return [...new Set(found.map(([, path = '']) => path))]
  }
  const open = async (path: string) => (await app.visitor().get(path)).headers['location']

  it('leads to what stands in the message, and to the booking page', async () => {
    await send()
    const links = linksOf('Mia')
    expect(await Promise.all(links.map(open))).toEqual([...linksIn(news.message), booking])
  })

  it('is the button that leads an invited patient to the claim, whatever else the mail says', async () => {
    const { shown } = await send('It’s ready: http://velora.test/claim.\nNews: https://clinic.test/a')
    const { words = '' } = smtp.received.find(({ to: [address] }) => address === 'mia@velora.test') ?? {}
    const [, button = ''] = /Claim Your Membership:\s+http:\/\/velora\.test(\/r\/[\w-]+)/.exec(words) ?? []
    expect(await open(button)).toBe('http://velora.test/claim')
    expect(words).not.toContain('Book Appointment')
    expect((await shown()).links[0]).toEqual({ url: 'http://velora.test/claim', clickedBy: 1 })
  })

  it('counts once a recipient and link', async () => {
    const { shown } = await send()
    const [tuesday = '', , , book = ''] = linksOf('Mia')
    await Promise.all([tuesday, tuesday, tuesday, book, book].map(open))
    await open(linksOf('Noor')[0] ?? '')
    expect(await shown()).toMatchObject({
      clickedBy: 2,
      bookings: 1,
      links: [
        { url: 'https://clinic.test/tuesday?a=1&b=2', clickedBy: 2 },
        { url: 'https://clinic.test/tuesday', clickedBy: 0 },
        { url: 'http://other.test/x', clickedBy: 0 },
      ],
    })
  })

  it('counts the booking page as booking where the message names it, too', async () => {
    const { shown } = await send(`Book now: ${booking}`)
    const [named = ''] = linksOf('Mia')
    expect(await open(named)).toBe(booking)
    expect(await shown()).toMatchObject({ clickedBy: 1, bookings: 1 })
  })

  it('is no way to anywhere else: changed, cut off or made up it leads to the app and counts nothing', async () => {
    const { shown } = await send()
    const [link = ''] = linksOf('Mia')
    const [other = ''] = linksOf('Noor')
    const bytes = (path: string) => Buffer.from(path.slice(3), 'base64url')
    const path = (token: Buffer) => `/r/${token.toString('base64url')}`
    const flipped = Array.from(bytes(link), (_byte, n) => {
      const changed = Buffer.from(bytes(link))
      changed[n] = (changed[n] ?? 0) ^ 1
      return path(changed)
    })
    const mixed = path(Buffer.concat([bytes(link).subarray(0, 17), bytes(other).subarray(17)]))
    const madeUp = ['/r/x', `${link}A`, '/r/https%3A%2F%2Fevil.test', '/r/aHR0cHM6Ly9ldmlsLnRlc3Q']
    for (const bad of [...flipped, mixed, ...madeUp]) expect([bad, await open(bad)]).toEqual([bad, '/'])
    expect(await shown()).toMatchObject({ clickedBy: 0, bookings: 0 })
  })

  it('keeps nothing of who asked but the recipient and the time, shows it to them, and lets it go with them', async () => {
    await send()
    await open(linksOf('Mia')[0] ?? '')
    const columns = await app.database.run(
      `select column_name from information_schema.columns where table_name = 'opened_link' order by 1`,
    )
    expect(columns.map(row => Object.values(row as object)[0])).toEqual([
      'at',
      'campaign_id',
      'delivery_id',
      'link',
    ])
    const { id } = await app.member('Mia')
    const to = { email: 'mia@velora.test', firstName: 'Mia' }
    await app.modules.messaging.sendMail({ memberId: id, to, subject: 'S', kind: 'service', lines: [] })
    const held = () => readHeld(app.modules.messaging.personalDataOf(id))
    expect(await held()).toMatchObject({
      notifications: [{ title: news.subject }],
      consents: [{ channel: 'email' }],
      pushDevices: 0,
      mails: [{ subject: 'S' }],
      campaigns: [{ title: news.subject, channel: 'email', state: 'sent' }],
      openedLinks: [{ title: news.subject, link: 1 }],
    })
    await app.modules.messaging.eraseMembers([id])
    const nothing = { notifications: [], consents: [], pushDevices: 0, mails: [], openedLinks: [] }
    expect(await held()).toMatchObject(nothing)
    const left = await app.database.run('select member_id from messaging.delivery where member_id = $1', [id])
    expect(left).toEqual([])
  })

  it('is not looked at by anybody else, and not kept by anything on the way', async () => {
    await send()
    const answer = await app.visitor().get(linksOf('Mia')[0] ?? '')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(answer.headers['set-cookie']).toBeUndefined()
  })
})
