import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { request } from '../../src/web/data/request.ts'

const get = { method: 'GET' }
let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return new Response('"asked anew"')
  })
  vi.spyOn(performance, 'now').mockReturnValue(500)
  const answer = Promise.resolve(new Response('"asked before"'))
  globalThis.prefetched = new Map([['/api/a?limit=2', answer]])
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('gives an answer that was asked for before, once', async () => {
  expect(await request('/api/a?limit=2', get)).toBe('asked before')
  expect(asked).toEqual([])
  expect(await request('/api/a?limit=2', get)).toBe('asked anew')
})

it('gives it to no other question', async () => {
  expect(await request('/api/a', get)).toBe('asked anew')
  const headers = { 'Cache-Control': 'no-cache' }
  expect(await request('/api/a?limit=2', { ...get, headers })).toBe('asked anew')
})

it('gives nothing that was asked for before a change', async () => {
  await request('/api/b', { method: 'POST' })
  expect(await request('/api/a?limit=2', get)).toBe('asked anew')
})

it('gives nothing that was asked for long ago', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_001)
  expect(await request('/api/a?limit=2', get)).toBe('asked anew')
})

it('tells who takes it that the clinic can’t be reached', async () => {
  const failed = Promise.reject(new TypeError('Failed to fetch'))
  globalThis.prefetched = new Map([['/api/a', failed]])
  await expect(request('/api/a', get)).rejects.toThrow('We can’t reach the clinic right now.')
})
