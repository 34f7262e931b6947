import MimeNode from 'nodemailer/lib/mime-node'
import { describe, expect, it } from 'vitest'
import { mailSources } from '../../../src/modules/messaging/mail/adapters/mail-source.ts'
import { written } from '../../../src/modules/messaging/mail/adapters/mail-template.ts'
import type { ClaimedMail } from '../../../src/modules/messaging/mail/mails.ts'
import { plainLetterhead } from '../../support/letterhead.ts'
import { unquoted } from '../../support/smtp-peer.ts'

const letterhead = { ...plainLetterhead, clinicName: 'Glow & Co', appUrl: 'https://glow.test' }
const from = { name: 'Glow & Co', address: 'hello@glow.test' }
const lines = [
  'A = B, and 100 % of =3D is “meant” 💜.',
  '.a line that begins with a dot',
  'x'.repeat(500),
  'An end with a space ',
  'More at https://shop.test/a, or at https://shop.test/a.',
]
const mail = (n: number, firstName: string, change: Partial<ClaimedMail> = {}): ClaimedMail => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c0${n}`,
  campaignId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
  memberId: null,
  to: { email: `guest${n}@velora.test`, firstName },
  subject: 'Ein schöner Tag für Sie, und noch ein paar Wörter mehr, damit die Zeile lang wird',
  kind: 'marketing',
  lines,
  action: { label: 'Book Appointment', url: `https://glow.test/r/book-${n}?a&b` },
  links: [{ shown: 'https://shop.test/a', url: `https://glow.test/r/shop-${n}` }],
  unsubscribe: {
    oneClick: `https://glow.test/api/unsubscribe/${n}`,
    page: `https://glow.test/unsubscribe?t=${n}&u=1`,
    preferences: `https://glow.test/preferences?t=${n}`,
  },
  expiresAt: null,
  createdAt: new Date('2026-11-21T18:00:00Z'),
  attempts: 1,
  ...change,
})
const partsOf = (source: string) => {
  const boundary = /boundary="([^"]+)"/.exec(source)?.[1] ?? ''
  return source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map(part => unquoted(part.slice(part.indexOf('\r\n\r\n') + 4, -2)))
}

const oddNames = [
  'Mia',
  '',
  ' ',
  'Mia Noor',
  'Mia  Noor ',
  ' Mia',
  'mia_1',
  '1234',
  "O'Hara",
  'Dr. Ruiz, MD',
  '"Quoted" (comment) <x@y>',
  'Zoë',
  'Nguyễn Çelik',
  '李小龍',
  '💜💜💜',
  'Ø'.repeat(60),
  'a'.repeat(90),
  `${'long words '.repeat(12)}end`,
  'tab\tin it',
  'A\r\nBcc: eve@evil.test',
  '.',
  '.dots at the beginning',
  '=?utf-8?Q?already?=',
  'back\\slash',
  'under_score_name',
  '$& and $1',
  '100 % = all',
  'ends with =',
  '\u202eright to left',
  'e\u0301 combined',
]
const oddAddresses = [
  'mia@velora.test',
  'Mia.Upper@Velora.Test',
  'mia+tag-1_x@sub.velora.test',
  "o'hara@velora.test",
  'zoë@velora.test',
  'mia@glöw.test',
  '"quoted local"@velora.test',
  `${'x'.repeat(60)}@${'y'.repeat(60)}.test`,
]
const tokens = ['a', '=', 'a=b&c=d', '%20%C3%AB', 'x'.repeat(120), '='.repeat(90), `${'ab='.repeat(50)}`]

/** A name with each address; texts and links of many kinds. Each is of a campaign of its own, or of one with all others. */
const oddMails = () =>
  oddNames.flatMap((firstName, name) =>
    oddAddresses.map((email, n) =>
      mail(1, firstName, {
        id: `id-${name}-${n}`,
        ...(n % 2 ? { campaignId: `campaign ${name} ${n}` } : {}),
        to: { email, firstName },
        links: [
          { shown: 'https://shop.test/a', url: `https://glow.test/r/${tokens[(name + n) % tokens.length]}` },
        ],
        action: { label: 'Book Appointment', url: `https://glow.test/r?${tokens[n % tokens.length]}` },
        unsubscribe: {
          oneClick: `https://glow.test/api/unsubscribe/${tokens[name % tokens.length]}`,
          page: `https://glow.test/unsubscribe?t=${tokens[(name + 3 * n) % tokens.length]}&u=1`,
          preferences: `https://glow.test/preferences?t=${name}.${n}`,
        },
      }),
    ),
  )

function theirsOf(each: ClaimedMail, boundary: string): MimeNode {
  const node = new MimeNode('multipart/alternative')
  node.setHeader({
    from,
    to: { name: each.to.firstName, address: each.to.email },
    subject: each.subject,
    'message-id': `<${each.id}@glow.test>`,
    date: each.createdAt.toUTCString().replace('GMT', '+0000'),
    'auto-submitted': 'auto-generated',
    'List-Unsubscribe': `<${each.unsubscribe?.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  })
  node.boundary = boundary
  return node
}

describe('a mail as it goes over the wire', () => {
  it('offers to book as long as the clinic takes appointments, also in the middle of a campaign', () => {
    const sourceOf = mailSources(from, letterhead)
    expect(unquoted(sourceOf(mail(1, 'Mia')))).toContain('Book Appointment')
    expect(unquoted(sourceOf(mail(2, 'Noor', { action: null })))).not.toContain('Book Appointment')
    expect(unquoted(sourceOf(mail(3, 'Zoë')))).toContain('Book Appointment')
  })

  it('says at its foot how to reach the clinic, where the clinic says so', () => {
    const contact = [{ text: '+49 30 <1>', href: 'tel:+49301' }]
    const { text, html } = written({ ...mail(1, ''), greeting: 'Hello,' }, { ...letterhead, contact })
    expect(text).toContain('Glow & Co\nhttps://glow.test\n+49 30 <1>\n')
    expect(html).toContain(' · <a href="tel:+49301" style="color:#6B5B6E">+49 30 &lt;1&gt;</a>')
  })

  it.each([
    'Mia',
    '',
    'Zoë “<b>” Çelik-Nguyễn, the one whose name needs more than one line of a mail in any case',
  ])('says exactly what is written for "%s", among the mails of a campaign as by itself', firstName => {
    const sourceOf = mailSources(from, letterhead)
    sourceOf(mail(1, 'Somebody else'))
    for (const each of [mail(2, firstName), mail(3, firstName, { campaignId: undefined as never })]) {
      const greeting = firstName ? `Hi ${firstName},` : 'Hello,'
      const { text, html } = written({ ...each, greeting }, letterhead)
      expect(partsOf(sourceOf(each)).map(part => part.replaceAll('\r\n', '\n'))).toEqual([text, html])
    }
  })

  it('has no line that is too long, no bare line feed and no letter outside of ASCII', () => {
    const source = mailSources(from, letterhead)(mail(1, 'Zoë'))
    expect(Math.max(...source.split('\r\n').map(line => line.length))).toBeLessThanOrEqual(76)
    expect(source.replaceAll('\r\n', '')).toMatch(/^[\t\x20-\x7e]*$/)
  })

  it('names its member and nobody else in its head', () => {
    const sourceOf = mailSources(from, letterhead)
    sourceOf(mail(1, 'Mia'))
    const source = sourceOf(mail(2, 'Noor'))
    expect(source).toMatch(/^To: Noor <guest2@velora.test>\r$/m)
    expect(source.replaceAll(/\r\n\s+/g, ' ')).toContain(
      'List-Unsubscribe: <https://glow.test/api/unsubscribe/2>',
    )
    expect(source).not.toMatch(/Mia|guest1|unsubscribe\/1|t=3D1|book-1|shop-1/)
  })

  it('is what nodemailer makes of it, for 232 odd names, addresses and texts', () => {
    const sourceOf = mailSources(from, letterhead)
    for (const [n, each] of oddMails().entries()) {
      const source = sourceOf(each)
      const [head = ''] = source.split('\r\n\r\n')
      const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? ''
      const theirs = theirsOf(each, boundary)
      expect(head, `head of ${n}`).toBe(theirs.buildHeaders())
      const greeting = each.to.firstName ? `Hi ${each.to.firstName},` : 'Hello,'
      const { text, html } = written({ ...each, greeting }, letterhead)
      expect(partsOf(source), `parts of ${n}`).toEqual(
        [text, html].map(part => part.replace(/\r?\n/g, '\r\n')),
      )
      expect(Math.max(...source.split('\r\n').map(line => line.length)), `lines of ${n}`).toBeLessThanOrEqual(
        // Nodemailer folds no word: a long address makes a long line.
        Math.max(76, ...head.split('\r\n').map(line => line.length)),
      )
      // A line is not broken within what stands for one byte.
      expect(source).not.toMatch(/=[0-9A-F]?=\r\n/)
      // An address that is not of ASCII stays as it is in the head (SMTPUTF8).
      expect(source.slice(head.length).replaceAll('\r\n', '')).toMatch(/^[\t\x20-\x7e]*$/)
    }
  })

  it('can’t be given another header by a name or an address', () => {
    const evil = { firstName: 'Mia\r\nBcc: eve@evil.test', email: 'mia@velora.test\r\nBcc: eve@evil.test' }
    const source = mailSources(from, letterhead)(mail(1, '', { to: evil }))
    expect(source.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im)
  })
})
