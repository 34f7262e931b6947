import { createPost } from './create-post.ts'
import { deletePost } from './delete-post.ts'
import type { BlogPorts } from './ports.ts'
import type { Post, PostChange, PostDraft } from './posts.ts'
import { publishPost } from './publish-post.ts'
import { updatePost } from './update-post.ts'

/** What the clinic writes for everybody to read. */
export interface Blog {
  /** The published posts, newest first. */
  listPosts(): Promise<readonly Post[]>
  /** Every post, for staff, newest first. */
  listAllPosts(): Promise<readonly Post[]>
  /** Writes a post; a draft when nothing else is said. */
  createPost(draft: PostDraft): Promise<Post>
  /** Takes a post as it is, with its own id and times: what a clinic starts with. */
  addPost(post: Post): Promise<void>
  /**
   * Changes the fields that are given, where the post is still as it was seen. Refuses with `UnknownPost`,
   * `PostChanged`.
   */
  updatePost(id: string, draft: PostChange, isWhatWasSeen: (post: Post) => boolean): Promise<Post>
  /** Publishes the post; the date of its first publication stays. Refuses with `UnknownPost`. */
  publishPost(id: string): Promise<Post>
  /** For good; gives its title. Refuses with `UnknownPost`. */
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
