import { deletePost, getListPostsQueryKey, publishPost } from '#api/blog/blog.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { saveDraft } from '../../data/drafts.ts'
import type { ApiError } from '../../data/request.ts'
import { useAction } from '../../data/use-action.ts'
import { draftName } from './post-draft.ts'

/** Publishes and deletes posts. One that someone else deleted is also removed from the list. */
export function usePosts() {
  const isOver = ({ status }: ApiError) => status === 404
  const refreshes = [getListPostsQueryKey()]
  const publishing = useAction({
    call: (id: string) => publishPost(id),
    success: ({ title }) => ({ title: 'Post Published!', description: title }),
    failure: 'Publishing Failed',
    isOver,
    refreshes,
  })
  const deleting = useAction({
    call: (id: string) => deletePost(id),
    onOver: id => saveDraft(draftName(id)),
    success: () => ({ title: 'Post Deleted' }),
    failure: 'Deletion Failed',
    isOver,
    refreshes,
  })
  return {
    publish: ({ id }: BlogPost) => publishing.mutate(id),
    remove: ({ id }: BlogPost) => {
      // The specification requires the browser's own dialog.
      if (window.confirm('Are you sure you want to delete this post?')) deleting.mutate(id)
    },
    busyWith: (publishing.isPending && publishing.variables) || (deleting.isPending && deleting.variables),
  }
}
