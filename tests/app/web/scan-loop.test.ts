import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scanUntilFound } from '../../../src/web/qr/scan-loop.ts'

// A phone's camera lying across: the page has no camera here, and no canvas.
const video = { videoWidth: 1280, videoHeight: 720 } as HTMLVideoElement

describe('the scanner', () => {
  const drawn: unknown[][] = []
  beforeEach(() => {
    vi.useFakeTimers()
    drawn.length = 0
    const context = { drawImage: (...given: unknown[]) => drawn.push(given) }
    vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('looks at most 25 times a second', async () => {
    const over = new AbortController()
    const read = vi.fn(async () => undefined)
    const scanning = scanUntilFound(video, { read, close: () => undefined }, over.signal)
    await vi.advanceTimersByTimeAsync(999)
    expect(read).toHaveBeenCalledTimes(25)
    over.abort()
    await vi.advanceTimersByTimeAsync(100)
    expect(await scanning).toBeUndefined()
  })

  it('looks at the middle, two thirds of the shorter side', async () => {
    const reader = { read: async () => 'VELORA', close: () => undefined }
    await scanUntilFound(video, reader, new AbortController().signal)
    expect(drawn).toEqual([[video, 400, 120, 480, 480, 0, 0, 480, 480]])
  })

  it('goes on without a word while there is no code, and gives what the first one says', async () => {
    const found = [undefined, undefined, 'VELORA-7KQ2MXW9P4HT']
    const reader = { read: async () => found.shift(), close: () => undefined }
    const scanning = scanUntilFound(video, reader, new AbortController().signal)
    await vi.advanceTimersByTimeAsync(200)
    expect(await scanning).toBe('VELORA-7KQ2MXW9P4HT')
  })
})
