import { beforeEach, describe, expect, it } from 'vitest'
import { emptyPost, type Post } from '../../../src/modules/content/blog/posts.ts'
import { openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('a post', () => {
  const words = { title: 'Winter skin', content: 'Drink water.' }

  it('is a draft when nothing else is said', async () => {
    const post = await clinic.content.createPost({ ...words, tags: [' skin ', 'skin'], excerpt: undefined })
    expect(post).toEqual({
      ...emptyPost,
      ...words,
      tags: ['skin'],
      id: expect.any(String),
      createdAt: clinic.clock.now(),
      publishedAt: null,
    })
    expect(emptyPost).toEqual({
      title: '',
      excerpt: '',
      content: '',
      featuredImage: null,
      category: null,
      tags: [],
      scientificReferences: null,
      metaTitle: null,
      metaDescription: null,
      status: 'draft',
    })
    expect(await clinic.content.listAllPosts()).toEqual([post])
    expect(await clinic.content.listPosts()).toEqual([])
  })

  it('is published at once or later, and keeps when that was first', async () => {
    const first = await clinic.content.createPost({ ...words, status: 'published' })
    expect(first.publishedAt).toEqual(clinic.clock.now())
    const draft = await clinic.content.createPost(words)
    clinic.clock.advance({ days: 1 })
    const published = clinic.clock.now()
    expect(await clinic.content.publishPost(draft.id)).toMatchObject({
      status: 'published',
      publishedAt: published,
    })
    clinic.clock.advance({ days: 1 })
    expect(await clinic.content.publishPost(draft.id)).toMatchObject({ publishedAt: published })
    expect(await clinic.content.listPosts()).toHaveLength(2)
    await expect(clinic.content.publishPost('nothing')).rejects.toMatchObject({ code: 'unknown-post' })
  })

  it('is deleted for good', async () => {
    const { id } = await clinic.content.createPost(words)
    expect(await clinic.content.deletePost(id)).toBe('Winter skin')
    expect(clinic.posts).toEqual([])
    await expect(clinic.content.deletePost(id)).rejects.toMatchObject({ code: 'unknown-post' })
  })
})

describe('a change to a post', () => {
  const seen = () => true
  const changed = () => false
  let post: Post
  beforeEach(async () => {
    post = await clinic.content.createPost({ title: 'Winter skin', content: 'Drink water.', tags: ['skin'] })
    clinic.clock.advance({ hours: 1 })
  })

  it('keeps the fields that are left out', async () => {
    const after = await clinic.content.updatePost(post.id, { title: 'Winter', content: post.content }, seen)
    expect(after).toEqual({ ...post, title: 'Winter' })
    expect(clinic.posts).toEqual([after])
  })

  it('publishes once', async () => {
    const publish = { title: post.title, content: post.content, status: 'published' } as const
    const published = await clinic.content.updatePost(post.id, publish, seen)
    expect(published.publishedAt).toEqual(clinic.clock.now())
    clinic.clock.advance({ hours: 1 })
    const archived = await clinic.content.updatePost(post.id, { ...publish, status: 'archived' }, seen)
    expect(archived.publishedAt).toEqual(published.publishedAt)
  })

  it('to an archived post that was never published is no publication', async () => {
    const archive = { title: post.title, content: post.content, status: 'archived' } as const
    expect(await clinic.content.updatePost(post.id, archive, seen)).toMatchObject({ publishedAt: null })
  })

  it('is refused when somebody else changed it, and then nothing is lost', async () => {
    const draft = { title: 'Mine', content: 'Mine.' }
    await expect(clinic.content.updatePost(post.id, draft, changed)).rejects.toMatchObject({
      code: 'post-changed',
    })
    expect(clinic.posts).toEqual([post])
  })

  it('that changes nothing is taken, for who sends the same once more', async () => {
    const same = { title: post.title, content: post.content, tags: [' skin', 'skin'] }
    expect(await clinic.content.updatePost(post.id, same, changed)).toBe(post)
  })

  it('is judged by what was there', async () => {
    const compared: Post[] = []
    await clinic.content.updatePost(
      post.id,
      { title: 'Winter', content: '' },
      before => compared.push(before) > 0,
    )
    expect(compared).toEqual([post])
  })

  it('is refused for a post that is gone', async () => {
    const draft = { title: 'Mine', content: 'Mine.' }
    await expect(clinic.content.updatePost('nothing', draft, seen)).rejects.toMatchObject({
      code: 'unknown-post',
    })
  })
})
