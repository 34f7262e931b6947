import { expect, it } from 'vitest'
import { abortRequestsAtEnd } from '../../../.storybook/own-requests.ts'

const silent: typeof fetch = (_, init) =>
  new Promise((_answer, fail) => init?.signal?.addEventListener('abort', () => fail(init.signal?.reason)))

it('ends what a story asked for with the story, so that it says nothing in another', async () => {
  const page = { fetch: silent }
  const end = abortRequestsAtEnd(page)
  const said: string[] = []
  void page.fetch('/api/auth/login').catch(() => said.push('Login failed'))
  await end()
  expect(said).toEqual(['Login failed'])
  expect(page.fetch).toBe(silent)
})

it('leaves a request to whoever gave it a signal of its own', async () => {
  const page = { fetch: silent }
  const end = abortRequestsAtEnd(page)
  const own = new AbortController()
  const answer = page.fetch('/api/services', { signal: own.signal })
  own.abort(new Error('no longer needed'))
  await expect(answer).rejects.toThrow('no longer needed')
  await end()
})

it('lets what a story sent last be answered before the next one begins', async () => {
  const answering: typeof fetch = () => new Promise(resolve => setTimeout(resolve, 20, new Response()))
  const page = { fetch: answering }
  const end = abortRequestsAtEnd(page)
  let isAnswered = false
  void page.fetch('/api/admin/programme/places').then(() => {
    isAnswered = true
  })
  await end()
  expect(isAnswered).toBe(true)
})
