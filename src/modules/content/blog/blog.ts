import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import type { BlogPorts } from './ports.ts'
import type { Post, PostChange, PostDraft } from './posts.ts'
import { publishPost } from './publish-post.ts'
import { updatePost } from './update-post.ts'

/** The clinic's public blog. */
export interface Blog {
  /** The published posts, newest first. */
  listPosts(): Promise<readonly Post[]>
  /** Every post, for staff, newest first. */
  listAllPosts(): Promise<readonly Post[]>
  /** Creates a post, by default as a draft. */
  createPost(draft: PostDraft): Promise<Post>
  /** Adds a post with its own ID and dates, for seeding. */
  addPost(post: Post): Promise<void>
  /** Changes the given fields if the post is still as the editor saw it. Refuses with `UnknownPost`, `PostChanged`. */
  updatePost(id: string, draft: PostChange, isWhatWasSeen: (post: Post) => boolean): Promise<Post>
  /** Publishes the post, keeping the date of its first publication. Refuses with `UnknownPost`. */
  publishPost(id: string): Promise<Post>
  /** Deletes the post permanently and returns its title. Refuses with `UnknownPost`. */
  deletePost(id: string): Promise<string>
}

export function openBlog(ports: BlogPorts): Blog {
  const { posts } = ports
  return {
    listPosts: () => posts.published(),
    listAllPosts: () => posts.all(),
    createPost: draft => createPost(ports, draft),
    addPost: post => posts.add(post),
    updatePost: (id, draft, isWhatWasSeen) => updatePost(ports, id, draft, isWhatWasSeen),
    publishPost: id => publishPost(ports, id),
    deletePost: id => deletePost(ports, id),
  }
}
