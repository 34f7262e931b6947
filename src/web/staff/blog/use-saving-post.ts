import { createPost, useCreatePost, useUpdatePost } from '#api/content/content.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { useOnceKeys } from '../../loyalty/once-keys.ts'
import { type RequestFailed, wasAnswered } from '../../request.ts'
import { bodyOf, type PostDraft } from './post-draft.ts'
import { tell, useRenewingPosts } from './use-posts.ts'

type Failed = (error: RequestFailed) => void

/** Saves a post: a new one once, however often it is tried again. */
export function useSavingPost(post: BlogPost | undefined, onSaved: () => void) {
  const renew = useRenewingPosts()
  const keys = useOnceKeys()
  const saved = (title: string, description: string) => {
    onSaved()
    showToast({ title, description, tone: 'positive' })
    return renew()
  }
  const failed = (error: RequestFailed) => tell('Error', error)
  const creating = useCreatePost({
    mutation: {
      mutationFn: ({ data }) => createPost(data, keys.headersFor(JSON.stringify(data))),
      onSuccess: ({ status }, { data }) => {
        keys.answered(JSON.stringify(data))
        return saved('Post Created!', asWhat[status])
      },
      onError: (error, { data }) => {
        if (wasAnswered(error)) keys.answered(JSON.stringify(data))
        failed(error)
      },
    },
  })
  const updating = useUpdatePost({
    mutation: { onSuccess: ({ title }) => saved('Post Updated!', title), onError: failed },
  })
  return {
    busy: creating.isPending || updating.isPending,
    save: (draft: PostDraft, onError: Failed) => {
      const data = bodyOf(draft)
      if (post) updating.mutate({ id: post.id, data }, { onError })
      else creating.mutate({ data }, { onError })
    },
  }
}

const asWhat: Readonly<Record<BlogPost['status'], string>> = {
  draft: 'It is kept as a draft.',
  published: 'It is published.',
  archived: 'It is archived.',
}
