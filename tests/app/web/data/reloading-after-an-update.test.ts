import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadIfUpdated } from '../../../../src/web/hydration/reload-if-updated.ts'

describe('a page whose part could not be loaded', () => {
  const reload = vi.fn()
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    const src = 'https://velora.test/assets/main-1.js'
    vi.stubGlobal('document', {
      querySelector: (what: string) => (what.startsWith('script') ? { src } : null),
    })
    vi.stubGlobal('location', { reload })
  })
  afterEach(() => {
    reload.mockClear()
    vi.unstubAllGlobals()
  })
  const serverHas = (status: number) =>
    vi.stubGlobal('fetch', async () => {
      if (!status) throw new TypeError('No signal')
      return new Response(null, { status })
    })

  it('is loaded again, once, when the server has another version', async () => {
    serverHas(404)
    await Promise.all([reloadIfUpdated(), reloadIfUpdated()])
    await reloadIfUpdated()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([200, 503, 0])('stays when the server answers %i', async status => {
    serverHas(status)
    await reloadIfUpdated()
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([true, false])('asks first if something on it may get lost (%s)', async isAgreed => {
    serverHas(404)
    vi.stubGlobal('document', { querySelector: () => ({ src: 'https://velora.test/assets/main-1.js' }) })
    const confirm = vi.fn(() => isAgreed)
    vi.stubGlobal('confirm', confirm)
    await reloadIfUpdated()
    await reloadIfUpdated()
    expect([confirm.mock.calls.length, reload.mock.calls.length]).toEqual([1, isAgreed ? 1 : 0])
  })
})
