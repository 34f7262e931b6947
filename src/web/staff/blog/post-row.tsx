import type { BlogPost } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Badge } from '#ui-kit/data/badge/badge.tsx'
import { Pencil, Send, Trash2 } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Heading } from '#ui-kit/layout/heading/heading.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { datesOf, postCategoryTitle, readTime } from '../../content/blog/blog-labels.ts'
import { loadDraft } from '../../data/drafts.ts'
import { draftName } from './post-draft.ts'

type PostRowProps = {
  post: BlogPost
  busy: boolean
  onEdit: () => void
  onPublish: () => void
  onDelete: () => void
}

const tones = { draft: 'caution', published: 'positive', archived: 'neutral' } as const

export function PostRow({ post, busy, onEdit, onPublish, onDelete }: PostRowProps) {
  const { id, title, category, status } = post
  const facts = [category && postCategoryTitle(category), datesOf(post).full, readTime(post.readTime)]
  return (
    <Card as="li" tone="quiet">
      <Stack gap="s">
        <Stack gap="xs">
          <Inline gap="xs" wrap>
            <Badge tone={tones[status]}>{postCategoryTitle(status)}</Badge>
            {loadDraft(draftName(id)) !== undefined && <Badge tone="accent">Unsaved changes</Badge>}
          </Inline>
          <Heading level={3} size={18}>
            {title}
          </Heading>
          <Text size={14} tone="quiet">
            {facts.filter(Boolean).join(' · ')}
          </Text>
        </Stack>
        <Inline gap="xs" wrap>
          <Button size="s" variant="secondary" icon={Pencil} aria-label={`Edit ${title}`} onClick={onEdit}>
            Edit
          </Button>
          {status !== 'published' && (
            <Button
              size="s"
              variant="secondary"
              icon={Send}
              aria-label={`Publish ${title}`}
              disabled={busy}
              onClick={onPublish}
            >
              Publish
            </Button>
          )}
          <Button
            size="s"
            variant="quiet"
            icon={Trash2}
            aria-label={`Delete ${title}`}
            disabled={busy}
            onClick={onDelete}
          >
            Delete
          </Button>
        </Inline>
      </Stack>
    </Card>
  )
}
