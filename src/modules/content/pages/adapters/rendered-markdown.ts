const mostKept = 50

/**
 * Markdown as HTML: tags in it stay text, and links lead to no script. Headings begin below the page's own title. A text is
 * rendered once, and what renders is loaded with the first one.
 */
export function renderedMarkdown(): (markdown: string) => Promise<string> {
  const kept = new Map<string, string>()
  return async markdown => {
    const before = kept.get(markdown)
    if (before !== undefined) return before
    const { micromark } = await import('micromark')
    const html = micromark(markdown).replaceAll(
      /<(\/?)h([1-5])>/g,
      (_tag, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`,
    )
    if (kept.size >= mostKept) kept.clear()
    kept.set(markdown, html)
    return html
  }
}
