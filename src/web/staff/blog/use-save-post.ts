import { createPost, getListPostsQueryKey, updatePost } from '#api/blog/blog.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import type { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { bodyOf, draftName, type PostDraft } from './post-draft.ts'

type OnError = (error: ApiError) => void

/** Saves a post. Retrying creates a new one only once; an existing one must not have been changed by someone else. */
export function useSavingPost(post: BlogPost | undefined, onSaved: () => void) {
  const saved = { onSuccess: onSaved, failure: 'Error', refreshes: [getListPostsQueryKey()] }
  const creating = useAction({
    call: createPost,
    once: true,
    draft: draftName(),
    success: ({ status }) => ({ title: 'Post Created!', description: asWhat[status] }),
    ...saved,
  })
  const updating = useAction({
    call: ({ post: { id, version = '' }, draft }: { post: BlogPost; draft: PostDraft }) =>
      updatePost(id, bodyOf(draft), { headers: { 'If-Match': `"${version}"` } }),
    success: ({ title }) => ({ title: 'Post Updated!', description: title }),
    isOver: ({ code }) => code === 'post-changed',
    ...saved,
  })
  return {
    busy: creating.isPending || updating.isPending,
    save: (draft: PostDraft, onError: OnError) => {
      if (post) updating.mutate({ post, draft }, { onError })
      else creating.mutate(bodyOf(draft), { onError })
    },
  }
}

const asWhat: Readonly<Record<BlogPost['status'], string>> = {
  draft: 'Saved as a draft.',
  published: 'It’s live on the blog.',
  archived: 'It’s archived.',
}
