import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { BlogPost } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import { PostArticle } from '../../content/post-detail.tsx'
import { focusFirstProblem } from '../../identity/use-draft.ts'
import { keptDraft } from '../../shell/drafts.ts'
import { useKeptDraft } from '../use-kept-draft.ts'
import { draftName, draftOf, missingIn, needed, type PostField, previewOf } from './post-draft.ts'
import { PostFields } from './post-fields.tsx'
import { useSavingPost } from './use-saving-post.ts'

type PostEditorProps = { post: BlogPost | undefined; onClose: () => void }

/** Writes a post beside what patients will read; what was typed stays in this tab until it is saved or discarded. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const { draft, field, setProblems, clear } = useKeptDraft<PostField>(draftName(post?.id), draftOf(post))
  const close = () => {
    clear()
    onClose()
  }
  const discard = () => {
    const typed = keptDraft(draftName(post?.id)) !== undefined
    if (!typed || window.confirm('Discard what you have typed?')) close()
  }
  const { save, busy } = useSavingPost(post, close)
  const form = useRef<HTMLFormElement>(null)
  // What was pressed to come here is gone, and with it the focus.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const showProblems = (problems: Readonly<Record<string, string>>) => {
    setProblems(problems)
    if (form.current) focusFirstProblem(form.current)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    const missing = missingIn(draft)
    if (Object.keys(missing).length === 0) return save(draft, ({ fields }) => showProblems(byField(fields)))
    showToast({ title: 'Missing Information', description: needed, tone: 'critical' })
    showProblems(missing)
  }
  return (
    <Card padding="l" as="section" aria-labelledby="blog">
      <Stack gap="m">
        <Inline spread="between" wrap>
          <Heading level={2} id="blog">
            {post ? 'Edit Post' : 'New Post'}
          </Heading>
          <Button size="s" variant="quiet" icon={ArrowLeft} onClick={onClose}>
            Back to Posts
          </Button>
        </Inline>
        <Grid columns={1} columnsWide={2} gap="l">
          <form ref={form} onSubmit={submit} noValidate aria-labelledby="blog">
            <Stack gap="m">
              <PostFields field={field} />
              <Button type="submit" full busy={busy} busyLabel="Saving...">
                {post ? 'Save Post' : 'Create Post'}
              </Button>
              <Button variant="quiet" full disabled={busy} onClick={discard}>
                {post ? 'Discard Changes' : 'Discard Post'}
              </Button>
            </Stack>
          </form>
          <Card as="section" aria-label="As patients see it">
            <PostArticle post={previewOf(draft, post)} level={3} />
          </Card>
        </Grid>
      </Stack>
    </Card>
  )
}

/** A refused tag is named 'tags.3'. */
const byField = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.')[0], message]))
