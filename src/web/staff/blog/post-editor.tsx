import { type FormEvent, useEffect, useRef } from 'react'
import type { BlogPost } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { Dialog } from '#ui-kit/dialog/dialog.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import { PostArticle } from '../../content/blog/post-detail.tsx'
import { keptDraft } from '../../data/drafts.ts'
import { focusFirstProblem } from '../../form/use-fields.ts'
import { useKeptDraft } from '../../form/use-kept-draft.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import { draftName, draftOf, missingIn, needed, type PostField, previewOf } from './post-draft.ts'
import { PostFields } from './post-fields.tsx'
import { useSavingPost } from './use-save-post.ts'

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
  // The dialog itself has the focus first; writing begins with the title.
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
  const label = post ? 'Edit Post' : 'New Post'
  return (
    <Dialog open onClose={onClose} title={label} size="l" closeLabel="Back to Posts">
      <Stack gap="m">
        {post?.version !== undefined && post.version !== draft.version && (
          <ChangedMeanwhile
            onKeepMine={() => field('version').onChange({ target: { value: post.version ?? '' } })}
            onTakeTheirs={clear}
          />
        )}
        <Grid columns={1} columnsWide={2} gap="l">
          <form ref={form} onSubmit={submit} noValidate aria-label={label}>
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
    </Dialog>
  )
}

/** A refused tag is named 'tags.3'. */
const byField = (fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.split('.')[0], message]))
