import { micromark } from 'micromark'
import { Prose } from '#ui-kit/prose/prose.tsx'

/** The text as patients will read it: rendered as the server does it, so that tags in it stay text. */
export const PagePreview = ({ text }: { text: string }) => (
  <Prose label="Preview" html={micromark(text).replaceAll(/<(\/?)h([1-5])>/g, lowered)} />
)

const lowered = (_tag: string, slash: string, level: string) => `<${slash}h${Number(level) + 1}>`
