import { useQueryClient } from '@tanstack/react-query'
import { getListPostsQueryKey, useDeletePost, usePublishPost } from '#api/content/content.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { keepDraft } from '../../data/drafts.ts'
import type { ApiError } from '../../data/request.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'
import { draftName } from './post-draft.ts'

export function useRenewingPosts() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: getListPostsQueryKey() })
}

/** Publishes and deletes posts of the list. */
export function usePosts() {
  const renew = useRenewingPosts()
  const failed = (title: string) => (error: ApiError) => {
    tell(title, error)
    return error.status === 404 ? renew() : undefined
  }
  const publishing = usePublishPost({
    mutation: {
      onSuccess: ({ title }) => {
        showToast({ title: 'Post Published!', description: title, tone: 'positive' })
        return renew()
      },
      onError: failed('Publishing Failed'),
    },
  })
  const deleting = useDeletePost({
    mutation: {
      onSuccess: (_done, { id }) => {
        keepDraft(draftName(id))
        showToast({ title: 'Post Deleted', tone: 'positive' })
        return renew()
      },
      onError: failed('Deletion Failed'),
    },
  })
  return {
    publish: ({ id }: BlogPost) => publishing.mutate({ id }),
    remove: ({ id }: BlogPost) => {
      // The specification wants the browser's own question.
      if (window.confirm('Are you sure you want to delete this post?')) deleting.mutate({ id })
    },
    busyWith:
      (publishing.isPending && publishing.variables.id) || (deleting.isPending && deleting.variables.id),
  }
}

export function tell(title: string, error: ApiError): void {
  if (!handleUnauthorized(error)) showToast({ title, description: error.sentence, tone: 'critical' })
}
