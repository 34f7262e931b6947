import Markdown from 'markdown-it'

const ownPicture =
  /^\/(?:api\/pictures\/[\da-f]{32}-\d+\.(?:webp|avif)|pictures\/[\w-]+\.(?:svg|webp|png|jpe?g))$/

/**
 * Renders a clinic's text like the server does: no HTML tags, no external pictures, headings below the page's title.
 */
export function renderMarkdown(text: string): { readonly html: string; readonly leavesOutPictures: boolean } {
  const renderer = new Markdown('commonmark', { html: false, maxNesting: 20 })
  const { rules } = renderer.renderer
  const { image } = rules
  let leavesOutPictures = false
  rules.image = (tokens, at, options, env, self) => {
    const token = tokens[at]
    if (image && ownPicture.test(String(token?.attrGet('src')))) return image(tokens, at, options, env, self)
    leavesOutPictures = true
    return renderer.utils.escapeHtml(self.renderInlineAsText(token?.children ?? [], options, env))
  }
  renderer.core.ruler.push('lower-headings', ({ tokens }) => {
    for (const token of tokens) {
      const [, level] = /^h([1-5])$/.exec(token.tag) ?? []
      if (level) token.tag = `h${Number(level) + 1}`
    }
  })
  return { html: renderer.render(text), leavesOutPictures }
}
