import { embeddedJson, escaped, filesOfScreens, withStyles } from './html-template.ts'

export interface RenderedScreen {
  readonly title: string
  readonly html: string
  /** What others show of a link to it; left out, what they show of the app. */
  readonly about?: About | undefined
  /** The list without what the page does not show, where that is much; the app asks for the whole. */
  readonly abridged?: unknown
}

interface About {
  readonly description: string
  readonly picture: string | null
}

interface Place {
  readonly screen: string
  readonly path: string
  readonly listPath: string
  readonly json: string
}

/** Makes whole pages of rendered screens; all but the nonce of an answer is there beforehand. */
export function pageMaking({
  template,
  folder,
  appUrl,
}: {
  template: string
  folder: string
  appUrl: string
}) {
  const files = filesOfScreens(folder)

  return function pageOf(
    { title, html, about, abridged }: RenderedScreen,
    { screen, path, listPath, json }: Place,
  ): (nonce: string) => string {
    const [mark, list] = abridged === undefined ? ['', json] : [' data-abridged', JSON.stringify(abridged)]
    const embedded = `<script type="application/json" id="list" data-path="${listPath}"${mark}>${embeddedJson(list)}</script>`
    const head = about ? tagsOf(title, about, appUrl, path) : ''
    const page = template
      .replace('%PATH%', path)
      .replace('%TITLE%', () => escaped(title))
      .replace(about ? /<meta\s+name="description"[^>]*>/ : '', '')
      .replace('</head>', () => `${head}${linksTo(files[screen] ?? [], template)}</head>`)
    const [upToContent = '', afterContent = ''] = withStyles(page, folder).split('<!--screen--></div>')
    // What is written by the clinic comes last: nothing in it is taken for a place to fill in.
    const parts = upToContent.split('%NONCE%')
    const rest = `${html}</div>${embedded}${afterContent}`
    return nonce => parts.join(nonce) + rest
  }
}

function tagsOf(title: string, { description, picture }: About, appUrl: string, path: string): string {
  const url = new URL(path, appUrl).href
  const og = {
    type: 'article',
    title,
    description,
    url,
    ...(picture && { image: new URL(picture, appUrl).href }),
  }
  return [
    `<meta name="description" content="${escaped(description)}">`,
    ...Object.entries(og).map(
      ([name, content]) => `<meta property="og:${name}" content="${escaped(content)}">`,
    ),
    `<link rel="canonical" href="${escaped(url)}">`,
  ].join('')
}

/** The styles belong to what is on the page. The scripts come after it: in a template nothing is fetched. */
function linksTo(files: readonly string[], page: string): string {
  const missing = files.filter(file => !page.includes(`"${file}"`))
  const styles = missing.filter(file => file.endsWith('.css'))
  const scripts = missing.filter(file => file.endsWith('.js'))
  return [
    ...styles.map(file => `<link rel="stylesheet" href="${file}">`),
    '<template id="later">',
    ...scripts.map(file => `<link rel="modulepreload" href="${file}">`),
    '</template>',
  ].join('')
}
