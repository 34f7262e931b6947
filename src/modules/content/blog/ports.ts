import type { Post } from './posts.ts'

export interface Posts {
  /** The published posts, most recently published first. */
  published(): Promise<readonly Post[]>
  /** All posts, newest first. */
  all(): Promise<readonly Post[]>
  /** Locks the post until the caller's transaction ends. */
  findToChange(id: string): Promise<Post | undefined>
  add(post: Post): Promise<void>
  change(post: Post): Promise<void>
  /** Keeps the time of the first publication. Undefined if there's no such post. */
  publish(id: string, at: Date): Promise<Post | undefined>
  /** Deletes permanently; returns the title, or undefined if there's no such post. */
  remove(id: string): Promise<string | undefined>
}

export interface BlogPorts {
  readonly posts: Posts
  readonly now: () => Date
}
