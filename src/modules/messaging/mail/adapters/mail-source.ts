import { randomUUID } from 'node:crypto'
import MimeNode from 'nodemailer/lib/mime-node'
import { encode, wrap } from 'nodemailer/lib/qp'
import type { ClaimedMail } from '../mails.ts'
import { escaped, type MailBranding, written } from './mail-template.ts'

export interface Sender {
  readonly name: string
  readonly address: string
}

/** A mail's two forms in pieces, encoded; some of them are about its member. */
interface Master {
  readonly text: readonly Piece[]
  readonly html: readonly Piece[]
}
type Piece = (mail: ClaimedMail) => string

const mostMasters = 20

/** Writes mails as they go over the wire (RFC 5322). What the mails of a campaign have in common is made once. */
export function mailSources(from: Sender, branding: MailBranding): (mail: ClaimedMail) => string {
  const masters = new Map<string, Master>()
  const masterFor = (mail: ClaimedMail): Master => {
    const known = masters.get(mail.campaignId ?? '')
    if (known) return known
    const made = masterOf(mail, branding)
    if (masters.size >= mostMasters) masters.clear()
    if (mail.campaignId) masters.set(mail.campaignId, made)
    return made
  }
  return mail => {
    const { text, html } = masterFor(mail)
    const { head, boundary } = headOf(mail, from)
    const part = (type: string, pieces: readonly Piece[]) =>
      `--${boundary}\r\nContent-Type: text/${type}; charset=utf-8\r\n` +
      `Content-Transfer-Encoding: quoted-printable\r\n\r\n${joined(pieces.map(piece => piece(mail)))}\r\n`
    return `${head}\r\n\r\n${part('plain', text)}${part('html', html)}--${boundary}--\r\n`
  }
}

function masterOf(mail: ClaimedMail, branding: MailBranding): Master {
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
  const pieces = (form: string, shown: (text: string) => string) =>
    form.split(marks).map((text): Piece => {
      const of = own.get(text)
      if (of) return member => quoted(shown(of(member)))
      const ready = quoted(text)
      return () => ready
    })
  return { text: pieces(forms.text, text => text), html: pieces(forms.html, escaped) }
}

const greetingOf = ({ to: { firstName } }: ClaimedMail) => (firstName ? `Hi ${firstName},` : 'Hello,')

/** RFC 2045, 6.7. */
const quoted = (text: string) => wrap(encode(text.replaceAll(/\r?\n/g, '\r\n')))

/** Between two pieces a line is broken softly, so that none gets too long; it is as if it were not there. */
const joined = (pieces: readonly string[]) =>
  pieces.reduce((all, piece) => (all === '' || all.endsWith('\n') ? all + piece : `${all}=\r\n${piece}`))

function headOf(mail: ClaimedMail, from: Sender) {
  const node = new MimeNode('multipart/alternative')
  node.setHeader({
    from,
    to: { name: mail.to.firstName, address: mail.to.email },
    subject: mail.subject,
    'message-id': `<${mail.id}@${from.address.split('@')[1]}>`,
    date: mail.createdAt.toUTCString().replace('GMT', '+0000'),
    'auto-submitted': 'auto-generated',
    ...unsubscribeHeaders(mail),
  })
  return { head: node.buildHeaders(), boundary: node.boundary }
}

/** RFC 2369 and RFC 8058: a mail program's own button ends the mails with one POST. */
const unsubscribeHeaders = ({ unsubscribe }: ClaimedMail) =>
  unsubscribe && {
    'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
