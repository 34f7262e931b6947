import { useMutation } from '@tanstack/react-query'
import { createPost, updatePost, useCreatePost } from '#api/content/content.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import type { ApiError } from '../../data/request.ts'
import { useIdempotencyKeys } from '../../data/use-idempotency-keys.ts'
import { bodyOf, draftName, type PostDraft } from './post-draft.ts'
import { tell, useRenewingPosts } from './use-posts.ts'

type Failed = (error: ApiError) => void

/** Saves a post: a new one once, however often it is tried again; an older one where nobody else changed it. */
export function useSavingPost(post: BlogPost | undefined, onSaved: () => void) {
  const renew = useRenewingPosts()
  const saved = (title: string, description: string) => {
    onSaved()
    showToast({ title, description, tone: 'positive' })
    return renew()
  }
  const failed = (error: ApiError) => tell('Error', error)
  const creating = useCreating(({ status }) => saved('Post Created!', asWhat[status]), failed)
  const updating = useMutation<BlogPost, ApiError, { id: string; draft: PostDraft }>({
    mutationFn: ({ id, draft }) =>
      updatePost(id, bodyOf(draft), { headers: { 'If-Match': `"${draft.version}"` } }),
    onSuccess: ({ title }) => saved('Post Updated!', title),
    onError: error => {
      failed(error)
      return error.code === 'post-changed' ? renew() : undefined
    },
  })
  return {
    busy: creating.isPending || updating.isPending,
    save: (draft: PostDraft, onError: Failed) => {
      if (post) updating.mutate({ id: post.id, draft }, { onError })
      else creating.mutate({ data: bodyOf(draft) }, { onError })
    },
  }
}

function useCreating(onCreated: (post: BlogPost) => unknown, onFailed: Failed) {
  const keys = useIdempotencyKeys(draftName())
  return useCreatePost({
    mutation: {
      mutationFn: ({ data }) => createPost(data, keys.headersFor(JSON.stringify(data))),
      onSuccess: (post, { data }) => {
        keys.answered(JSON.stringify(data))
        return onCreated(post)
      },
      onError: (error, { data }) => {
        keys.failed(JSON.stringify(data), error)
        onFailed(error)
      },
    },
  })
}

const asWhat: Readonly<Record<BlogPost['status'], string>> = {
  draft: 'It is kept as a draft.',
  published: 'It is published.',
  archived: 'It is archived.',
}
