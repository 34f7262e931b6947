import { useEffect, useRef } from 'react'
import type { BlogPost } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Grid } from '#ui-kit/layout/grid/grid.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { PostArticle } from '../../content/blog/post-detail.tsx'
import { ChangedToo } from '../../form/changed-too.tsx'
import { useForm } from '../../form/use-form.ts'
import { previewLabel } from '../preview-label.ts'
import { draftName, draftOf, needed, type PostDraft, previewOf, problemsOf } from './post-draft.ts'
import { PostFields } from './post-fields.tsx'
import { useSavingPost } from './use-save-post.ts'

type PostEditorProps = { post: BlogPost | undefined; onClose: () => void }

/** Edits a post next to its preview. Input stays in this tab until it is saved or discarded. */
export function PostEditor({ post, onClose }: PostEditorProps) {
  const { draft, conflicts, settle, field, submit, clear, mayDiscard } = useForm<PostDraft>({
    empty: draftOf(post),
    kept: draftName(post?.id),
    problemsOf,
    isShared: true,
  })
  const close = () => {
    clear()
    onClose()
  }
  const discard = () => {
    if (mayDiscard()) close()
  }
  const { save, busy } = useSavingPost(post, close)
  const form = useRef<HTMLFormElement>(null)
  // The dialog gets focus first, but writing starts with the title.
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = submit(
    (typed, showProblems) => !busy && save(typed, ({ fields }) => showProblems(byField(fields))),
    () => showToast({ title: 'Missing Information', description: needed, tone: 'critical' }),
  )
  const label = post ? 'Edit Post' : 'New Post'
  return (
    <Dialog open onClose={onClose} title={label} size="l" closeLabel="Back to Posts">
      <Stack gap="m">
        {conflicts.length > 0 && (
          <ChangedToo
            title="Someone else changed this post"
            onKeepMine={() => settle(true)}
            onTakeTheirs={() => settle(false)}
          >
            You both changed the same part. Keep your version to replace theirs, or use theirs and lose yours.
          </ChangedToo>
        )}
        <Grid columns={1} columnsWide={2} gap="l">
          <form ref={form} onSubmit={send} noValidate aria-label={label}>
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
          <Card as="section" aria-label={previewLabel}>
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
