export interface HostileText {
  readonly name: string
  readonly text: string
}

const length = 16_000
const many = (part: string, middle = '', end = '') => {
  const count = Math.floor((length - middle.length) / (part.length + end.length))
  return `${part.repeat(count)}${middle}${end.repeat(count)}`
}

/** Markdown on which parsers have hung, at 16 kB each, and what should never come back as it was sent. */
export const hostileTexts = (listener: string): readonly HostileText[] => [
  { name: 'quotes in quotes', text: many('>') },
  { name: 'lists in lists', text: many('- ', 'a') },
  { name: 'numbered lists in lists', text: many('1. ', 'a') },
  { name: 'open brackets', text: many('[') },
  { name: 'pictures in pictures', text: many('![', 'a', '](a)') },
  { name: 'links in links', text: many('[', 'a', '](a)') },
  { name: 'emphasis that crosses', text: many('*a_ ') },
  { name: 'emphasis that never ends', text: `a**b${many('c* ')}` },
  { name: 'stars on both sides', text: many('*', 'a', '*') },
  { name: 'a quote and its lazy lines', text: `${'> '.repeat(200)}a\n${'b\n'.repeat(length / 2 - 200)}` },
  { name: 'definitions', text: Array.from({ length: length / 8 }, (_, n) => `[${n}]: a`).join('\n') },
  {
    name: 'code marks of every length',
    text: Array.from({ length: 175 }, (_, n) => '`'.repeat(n + 1)).join(' '),
  },
  {
    name: 'tags',
    text: '<script>alert(1)</script><img src=x onerror=alert(1)><iframe src="javascript:alert(1)">',
  },
  {
    name: 'links that run',
    text: '[a](javascript:alert(1)) [b](data:text/html,<script>alert(1)</script>) <vbscript:x>',
  },
  {
    name: 'pictures from elsewhere',
    text: `![Our garden](${listener}/a.png) ![b][c]\n\n[c]: ${listener}/b.png`,
  },
  { name: 'a picture by two slashes', text: `![Our pool](//${new URL(listener).host}/pictures/a.png)` },
  { name: 'directions and nothing at all', text: '\u202e\u2066\u200b\ufeff'.repeat(2_000) },
  { name: 'letters of hundred marks', text: `Z${'\u0301'.repeat(100)}`.repeat(100) },
]
