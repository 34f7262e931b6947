import type { MailContents, UnsubscribeUrls } from '../mails.ts'

/** The clinic's branding when a mail is sent; colors as #RRGGBB. */
export interface Letterhead {
  readonly clinicName: string
  /** The sender's name; null: as in the server's settings. */
  readonly ownName: string | null
  /** The clinic's contacts, as links. */
  readonly contact: readonly { readonly text: string; readonly href: string }[]
  /** The path of a picture, shown 40 pixels high. */
  readonly logo: string | null
  readonly ground: string
  readonly line: string
  readonly ink: string
  readonly quiet: string
  readonly accent: string
  readonly button: string
  readonly buttonInk: string
}

export interface MailBranding extends Letterhead {
  readonly appUrl: string
}

interface Words extends MailContents {
  readonly greeting: string
  readonly subject: string
}

/** The HTML and text versions of a mail. Mail programs don't have our fonts or style sheet, so the styles are inline. */
export function written(
  words: Words,
  branding: MailBranding,
): { readonly text: string; readonly html: string } {
  return { text: asText(words, branding), html: asHtml(words, branding) }
}

function asText(words: Words, { clinicName, contact, appUrl }: MailBranding): string {
  const { greeting, lines, links = [], action, unsubscribe } = words
  return [
    greeting,
    ...lines.map(line =>
      withLinks(
        line,
        longestFirst(links),
        part => part,
        ({ url }) => url,
      ),
    ),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    [clinicName, appUrl, ...contact.map(({ text }) => text)].join('\n'),
    ...(unsubscribe
      ? [
          `You’re getting this because you’re a member of ${clinicName}. ${noMore}:\n${unsubscribe.page}`,
          `${choose}:\n${unsubscribe.preferences}`,
        ]
      : []),
  ].join('\n\n')
}

const noMore = 'Unsubscribe from offers and news'
const choose = 'Your preferences'

const display = "Fraunces, Georgia, 'Times New Roman', serif"
const body = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

function asHtml(words: Words, branding: MailBranding): string {
  const { greeting, lines, links = [], action, subject, unsubscribe } = words
  const { clinicName, appUrl, ground, line: hairline, ink, quiet } = branding
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ground}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 20px;font:600 22px/1.2 ${display};color:${branding.accent}">${head(branding)}</td></tr>
<tr><td style="padding:32px 28px;background:#FFFFFF;border:1px solid ${hairline};border-radius:18px">
<h1 style="margin:0 0 20px;font:600 28px/1.2 ${display};color:${ink}">${escaped(greeting)}</h1>
${lines.map(line => paragraph(line, links, branding)).join('\n')}
${action ? button(action, !unsubscribe, branding) : ''}</td></tr>
<tr><td style="padding:20px 8px 0;font:400 14px/1.5 ${body};color:${quiet}"><a href="${escaped(appUrl)}" style="color:${quiet}">${escaped(clinicName)}</a>${contactLine(branding)}</td></tr>
${unsubscribe ? footer(unsubscribe, branding) : ''}</table>
</td></tr>
</table>
</body>
</html>
`
}

/** If pictures are blocked, the alt text is the clinic's name. */
const head = ({ clinicName, logo, appUrl }: MailBranding) =>
  logo
    ? `<img src="${escaped(new URL(logo, appUrl).href)}" alt="${escaped(clinicName)}" height="40" style="display:block;border:0">`
    : escaped(clinicName)

const contactLine = ({ contact, quiet }: MailBranding) =>
  contact.map(({ text, href }) => ` · ${quietLink(href, escaped(text), quiet)}`).join('')

const footer = ({ page, preferences }: UnsubscribeUrls, { clinicName, quiet }: MailBranding) =>
  `<tr><td style="padding:8px 8px 0;font:400 14px/1.5 ${body};color:${quiet}">You’re getting this because you’re a member of ${escaped(clinicName)}. ${quietLink(page, noMore, quiet)} · ${quietLink(preferences, choose, quiet)}</td></tr>
`

const quietLink = (url: string, words: string, quiet: string) =>
  `<a href="${escaped(url)}" style="color:${quiet}">${words}</a>`

type Links = NonNullable<MailContents['links']>

const paragraph = (line: string, links: Links, { ink, accent }: MailBranding) => {
  const anchor = ({ shown, url }: Links[number]) =>
    `<a href="${escaped(url)}" style="color:${accent}">${escaped(shown)}</a>`
  return `<p style="margin:0 0 16px;font:400 16px/1.5 ${body};color:${ink}">${withLinks(line, longestFirst(links), escaped, anchor)}</p>`
}

const longestFirst = (links: Links) => links.toSorted((a, b) => b.shown.length - a.shown.length)

/** The line with its URLs as links: the longest first, so that none matches inside another. */
function withLinks(
  line: string,
  [first, ...rest]: Links,
  asText: (part: string) => string,
  asLink: (link: Links[number]) => string,
): string {
  if (!first) return asText(line)
  const parts = line.split(first.shown)
  return parts.map(part => withLinks(part, rest, asText, asLink)).join(asLink(first))
}

/** The button's URL is repeated as text for mail programs that don't show buttons. */
const button = (
  { label, url }: NonNullable<MailContents['action']>,
  withAddress: boolean,
  branding: MailBranding,
) => `
<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:${branding.button};font:600 16px/1.2 ${body};color:${branding.buttonInk};text-decoration:none">${escaped(label)}</a></p>
${withAddress ? address(url, branding) : ''}`

const address = (
  url: string,
  { quiet, accent }: MailBranding,
) => `<p style="margin:0;font:400 14px/1.5 ${body};color:${quiet};word-break:break-all">If the button doesn’t work, use this link: <a href="${escaped(url)}" style="color:${accent}">${escaped(url)}</a></p>
`

export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(/\r?\n/g, '<br>')
