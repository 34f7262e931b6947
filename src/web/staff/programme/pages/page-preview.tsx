import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Notice } from '#ui-kit/notice/notice.tsx'
import { Prose } from '#ui-kit/prose/prose.tsx'
import { renderMarkdown } from './render-markdown.ts'

/** The text as patients will read it. */
export function PagePreview({ text }: { text: string }) {
  const { html, leavesOutPictures } = renderMarkdown(text)
  return (
    <Stack gap="s">
      {leavesOutPictures && (
        <Notice>Pictures from other websites aren’t shown. Patients read their description instead.</Notice>
      )}
      <Prose label="Preview" html={html} />
    </Stack>
  )
}
