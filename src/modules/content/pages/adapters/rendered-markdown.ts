const mostKept = 50
/** Deeper nesting is dropped. Without a limit, the parser takes minutes for 50,000 characters of nested lists. */
const deepestNesting = 20
/** Uploaded pictures and the app's own: pages load nothing from other sites. */
const ownPicture =
  /^\/(?:api\/pictures\/[\da-f]{32}-\d+\.(?:webp|avif)|pictures\/[\w-]+\.(?:svg|webp|png|jpe?g))$/

/**
 * Renders Markdown as HTML. Tags are shown as text, links can't run scripts, and external pictures become their
 * alternative text. Headings start below the page's own title. Results are cached, and the renderer is loaded on first
 * use.
 */
export function renderedMarkdown(): (markdown: string) => Promise<string> {
  const kept = new Map<string, string>()
  let opening: ReturnType<typeof openRenderer> | undefined
  return async markdown => {
    const before = kept.get(markdown)
    if (before !== undefined) return before
    opening ??= openRenderer()
    const html = (await opening).render(markdown).trimEnd()
    if (kept.size >= mostKept) kept.clear()
    kept.set(markdown, html)
    return html
  }
}

async function openRenderer() {
  const { default: Markdown } = await import('markdown-it')
  const renderer = new Markdown('commonmark', { html: false, maxNesting: deepestNesting })
  const { rules } = renderer.renderer
  const image = rules.image
  rules.image = (tokens, at, options, env, self) => {
    const token = tokens[at]
    if (image && ownPicture.test(String(token?.attrGet('src')))) return image(tokens, at, options, env, self)
    return renderer.utils.escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env))
  }
  renderer.core.ruler.push('lower-headings', ({ tokens }) => {
    for (const token of tokens) {
      const [, level] = /^h([1-5])$/.exec(token.tag) ?? []
      if (level) token.tag = `h${Number(level) + 1}`
    }
  })
  return renderer
}
