import { randomUUID } from 'node:crypto'
import { foldLines } from 'nodemailer/lib/mime-funcs'
import MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { ClaimedMail } from '../mails.ts'
import { escaped, type MailBranding, written } from './mail-template.ts'

export interface Sender {
  readonly name: string
  readonly address: string
}

/** A mail as it goes over the wire, in pieces; some of them are about its member. */
type Master = readonly (string | Piece)[]
type Piece = (mail: ClaimedMail) => string

const mostMasters = 20

/** Writes mails as they go over the wire (RFC 5322). What the mails of a campaign have in common is made once (D-137). */
export function mailSources(from: Sender, branding: MailBranding): (mail: ClaimedMail) => string {
  const masters = new Map<string, Master>()
  const masterFor = (mail: ClaimedMail): Master => {
    // Its booking link may come or go while a campaign leaves.
    const key = mail.campaignId && `${mail.campaignId} ${mail.action !== null}`
    const known = masters.get(key ?? '')
    if (known) return known
    const made = masterOf(mail, from, branding)
    if (masters.size >= mostMasters) masters.clear()
    if (key) masters.set(key, made)
    return made
  }
  return mail => {
    let source = ''
    for (const piece of masterFor(mail)) source += typeof piece === 'string' ? piece : piece(mail)
    return source
  }
}

function masterOf(mail: ClaimedMail, from: Sender, branding: MailBranding): Master {
  const { text, html } = bodiesOf(mail, branding)
  const { head, boundary } = headOf(mail, from)
  const part = (type: string, body: Master): Master => [
    `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\n` +
      'Content-Transfer-Encoding: quoted-printable\r\n\r\n',
    ...body,
    '\r\n',
  ]
  return [...head, '\r\n', ...part('plain', text), ...part('html', html), `--${boundary}--\r\n`]
}

function bodiesOf(
  mail: ClaimedMail,
  branding: MailBranding,
): { readonly text: Master; readonly html: Master } {
  const own = new Map<string, (mail: ClaimedMail) => string>()
  const slot = (of: (mail: ClaimedMail) => string) => {
    const mark = randomUUID()
    own.set(mark, of)
    return mark
  }
  const forms = written(
    {
      ...mail,
      greeting: slot(greetingOf),
      action: mail.action && { ...mail.action, url: slot(({ action }) => action?.url ?? '') },
      links: mail.links?.map(({ shown }, place) => ({
        shown,
        url: slot(({ links }) => links?.[place]?.url ?? ''),
      })),
      unsubscribe: mail.unsubscribe && {
        oneClick: '',
        page: slot(({ unsubscribe }) => unsubscribe?.page ?? ''),
        preferences: slot(({ unsubscribe }) => unsubscribe?.preferences ?? ''),
      },
    },
    branding,
  )
  const marks = new RegExp(`(${[...own.keys()].join('|')})`)
  const pieces = (form: string, shown: (text: string) => string): Master => {
    const parts = form.split(marks).filter(part => part !== '')
    return parts.map((part, n) => {
      const of = own.get(part)
      const isLast = n === parts.length - 1
      if (of) return member => endedSoftly(quotedShort(shown(of(member))), isLast)
      return endedSoftly(quoted(part), isLast)
    })
  }
  return { text: pieces(forms.text, text => text), html: pieces(forms.html, escaped) }
}

const greetingOf = ({ to: { firstName } }: ClaimedMail) => (firstName ? `Hi ${firstName},` : 'Hello,')

/** RFC 2045, 6.7: 76 letters a line, of which the last is the one that breaks it softly. */
const longestLine = 76

const quoted = (text: string) => wrap(encode(text.replaceAll(/\r?\n/g, '\r\n')), longestLine - 1)

/** Between two pieces a line is broken softly, so that none gets too long; it is as if it were not there. */
const endedSoftly = (piece: string, isLast: boolean) =>
  isLast || piece === '' || piece.endsWith('\n') ? piece : `${piece}=\r\n`

const printable = /^[\x20-\x7e]*$/

/** The same for a short text, mostly of ASCII, as names and addresses are: a mail has a few of them. */
function quotedShort(text: string): string {
  if (!printable.test(text)) return quoted(text)
  const ready = text.replaceAll('=', '=3D')
  let lines = ''
  let from = 0
  while (ready.length - from >= longestLine) {
    // What stands for one byte stays together.
    const cut = ready.lastIndexOf('=', from + longestLine - 2)
    const until = cut > from + longestLine - 4 ? cut : from + longestLine - 1
    lines += `${ready.slice(from, until)}=\r\n`
    from = until
  }
  return lines + ready.slice(from)
}

/** The head, each field with its line break; only who gets the mail and what is theirs alone differs in a campaign. */
function headOf(mail: ClaimedMail, from: Sender): { readonly head: Master; readonly boundary: string } {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1)
  const { fields, boundary } = fieldsOf(mail, from, domain)
  const own: Readonly<Record<string, Piece>> = {
    To: member => toField(member) ?? fieldOf('To', member, from, domain),
    'Message-ID': ({ id }) => folded(`Message-ID: <${id}@${domain}>`),
    'List-Unsubscribe': member => listField(member) ?? fieldOf('List-Unsubscribe', member, from, domain),
  }
  const head = fields.map(field => own[field.slice(0, field.indexOf(':'))] ?? `${field}\r\n`)
  return { head, boundary }
}

const folded = (field: string) => `${field.length > longestLine ? foldLines(field, longestLine) : field}\r\n`

/** An address that needs no quotes and no encoding; every other one goes through nodemailer with its whole field. */
const plainAddress = /^[\w.+-]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/

function toField({ to: { firstName, email } }: ClaimedMail): string | undefined {
  const name = plainAddress.test(email) ? shownName(firstName) : ''
  return name ? folded(`To: ${name} <${email}>`) : undefined
}

const mostNames = 1_000
const shownNames = new Map<string, string>()

/** A name as it stands before its address: what nodemailer makes of it, kept, as many members have the same (D-160). */
function shownName(firstName: string): string {
  if (/^\w[\w ]*$/.test(firstName)) return firstName
  const known = shownNames.get(firstName)
  if (known !== undefined) return known
  const address = 'a@b.test'
  const value = new MimeNode('text/plain').encodeHeaderValue('To', { name: firstName, address })
  const shown = value.endsWith(` <${address}>`) ? value.slice(0, -address.length - 3) : ''
  if (shownNames.size >= mostNames) shownNames.clear()
  shownNames.set(firstName, shown)
  return shown
}

function listField({ unsubscribe }: ClaimedMail): string | undefined {
  if (!unsubscribe || !/^[!-;=?-~]+$/.test(unsubscribe.oneClick)) return undefined
  return folded(`List-Unsubscribe: <${unsubscribe.oneClick}>`)
}

function fieldOf(name: string, mail: ClaimedMail, from: Sender, domain: string): string {
  const field = fieldsOf(mail, from, domain).fields.find(each => each.startsWith(`${name}:`))
  return field === undefined ? '' : `${field}\r\n`
}

function fieldsOf(mail: ClaimedMail, from: Sender, domain: string) {
  const node = new MimeNode('multipart/alternative')
  node.setHeader({
    from,
    to: { name: mail.to.firstName, address: mail.to.email },
    subject: mail.subject,
    'message-id': `<${mail.id}@${domain}>`,
    date: mail.createdAt.toUTCString().replace('GMT', '+0000'),
    'auto-submitted': 'auto-generated',
    ...unsubscribeHeaders(mail),
  })
  return { fields: node.buildHeaders().split(/\r\n(?![ \t])/), boundary: node.boundary || '' }
}

/** RFC 2369 and RFC 8058: a mail program's own button ends the mails with one POST. */
const unsubscribeHeaders = ({ unsubscribe }: ClaimedMail) =>
  unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
