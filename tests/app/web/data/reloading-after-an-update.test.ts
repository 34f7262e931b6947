import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadIfUpdated } from '../../../../src/web/data/reload-if-updated.ts'
import { signInOnThisPage } from '../../../../src/web/data/unauthorized.ts'
import { currentToasts, dismissToast } from '../../../../ui-kit/feedback/toast/store.ts'

describe('a page whose part could not be loaded', () => {
  const reload = vi.fn()
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
    vi.stubGlobal('document', { querySelector: () => ({ src: 'https://velora.test/assets/main-1.js' }) })
    vi.stubGlobal('location', { reload })
  })
  afterEach(() => {
    reload.mockClear()
    signInOnThisPage(undefined)
    dismissToast()
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

  it('only says so while it has input that is kept nowhere else', async () => {
    serverHas(404)
    signInOnThisPage(async () => {})
    await reloadIfUpdated()
    expect(reload).not.toHaveBeenCalled()
    expect(currentToasts()).toMatchObject([{ title: 'The app was updated', action: { label: 'Reload' } }])
  })
})
