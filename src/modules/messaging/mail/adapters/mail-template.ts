import type { MailContents, UnsubscribeUrls } from '../mails.ts'

export interface MailBranding {
  readonly clinicName: string
  readonly appUrl: string
}

interface Words extends MailContents {
  readonly greeting: string
  readonly subject: string
}

/** The two forms of a mail. A mail program knows neither our fonts nor our style sheet: what it needs stands in it. */
export function written(
  words: Words,
  branding: MailBranding,
): { readonly text: string; readonly html: string } {
  return { text: asText(words, branding), html: asHtml(words, branding) }
}

function asText(words: Words, { clinicName, appUrl }: MailBranding): string {
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
    `${clinicName}\n${appUrl}`,
    ...(unsubscribe
      ? [
          `You get this because you are a member of ${clinicName}. ${noMore}:\n${unsubscribe.page}`,
          `${choose}:\n${unsubscribe.preferences}`,
        ]
      : []),
  ].join('\n\n')
}

const noMore = 'Unsubscribe from offers and news'
const choose = 'Your preferences'

const ivory = '#FBF7F2'
const ink = '#2B1B2E'
const quiet = '#6B5B6E'
const copper = '#A8456A'
const hairline = '#E9DFD6'
const display = "Fraunces, Georgia, 'Times New Roman', serif"
const body = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif"

function asHtml(words: Words, { clinicName, appUrl }: MailBranding): string {
  const { greeting, lines, links = [], action, subject, unsubscribe } = words
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(subject)}</title>
</head>
<body style="margin:0;padding:0;background:${ivory}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${ivory}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 20px;font:600 22px/1.2 ${display};color:${copper}">${escaped(clinicName)}</td></tr>
<tr><td style="padding:32px 28px;background:#FFFFFF;border:1px solid ${hairline};border-radius:18px">
<h1 style="margin:0 0 20px;font:600 28px/1.2 ${display};color:${ink}">${escaped(greeting)}</h1>
${lines.map(line => paragraph(line, links)).join('\n')}
${action ? button(action, !unsubscribe) : ''}</td></tr>
<tr><td style="padding:20px 8px 0;font:400 14px/1.5 ${body};color:${quiet}"><a href="${escaped(appUrl)}" style="color:${quiet}">${escaped(clinicName)}</a></td></tr>
${unsubscribe ? footer(unsubscribe, clinicName) : ''}</table>
</td></tr>
</table>
</body>
</html>
`
}

const footer = ({ page, preferences }: UnsubscribeUrls, clinicName: string) =>
  `<tr><td style="padding:8px 8px 0;font:400 14px/1.5 ${body};color:${quiet}">You get this because you are a member of ${escaped(clinicName)}. ${quietLink(page, noMore)} · ${quietLink(preferences, choose)}</td></tr>
`

const quietLink = (url: string, words: string) =>
  `<a href="${escaped(url)}" style="color:${quiet}">${words}</a>`

type Links = NonNullable<MailContents['links']>

const paragraph = (line: string, links: Links) =>
  `<p style="margin:0 0 16px;font:400 16px/1.5 ${body};color:${ink}">${withLinks(line, longestFirst(links), escaped, anchor)}</p>`

const anchor = ({ shown, url }: Links[number]) =>
  `<a href="${escaped(url)}" style="color:${copper}">${escaped(shown)}</a>`

const longestFirst = (links: Links) => links.toSorted((a, b) => b.shown.length - a.shown.length)

/** The line with its addresses as links: the longest first, so that none is taken for a part of another. */
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

/** What opens something must open also where buttons don't. */
const button = ({ label, url }: NonNullable<MailContents['action']>, withAddress: boolean) => `
<p style="margin:24px 0"><a href="${escaped(url)}" style="display:inline-block;padding:13px 24px;border-radius:10px;background:${copper};font:600 16px/1.2 ${body};color:#FFFFFF;text-decoration:none">${escaped(label)}</a></p>
${withAddress ? address(url) : ''}`

const address = (
  url: string,
) => `<p style="margin:0;font:400 14px/1.5 ${body};color:${quiet};word-break:break-all">If the button does nothing, open this address: <a href="${escaped(url)}" style="color:${copper}">${escaped(url)}</a></p>
`

export const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
    .replaceAll(/\r?\n/g, '<br>')
