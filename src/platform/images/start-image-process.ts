import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ImageAnswer, ImageRequest } from './image-messages.ts'

const file = fileURLToPath(new URL('image-process.ts', import.meta.url))

export interface ImageProcess {
  /** Resolves to undefined if the process ended or was killed. */
  ask(request: ImageRequest): Promise<ImageAnswer | undefined>
  end(): void
}

/**
 * Starts a process that opens one picture, and kills it `mostMs` after it is ready. It gets none of the server's
 * secrets. Resolves to undefined if the machine is too busy to start one.
 */
export async function startImageProcess(mostMs: number): Promise<ImageProcess | undefined> {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = fork(file, [], {
    execArgv: [],
    env: { ...(PATH && { PATH }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const ended = new AbortController()
  const end = () => {
    clearTimeout(timer)
    child.kill('SIGKILL')
    ended.abort()
  }
  child.once('error', end)
  child.once('exit', end)
  const next = async (): Promise<ImageAnswer | undefined> => {
    if (ended.signal.aborted) return undefined
    const answered = once(child, 'message', { signal: ended.signal })
    return answered.then(
      ([answer]) => answer as ImageAnswer,
      () => undefined,
    )
  }
  let timer = setTimeout(end, longestStartMs)
  const began = await next()
  clearTimeout(timer)
  if (!began) {
    end()
    return undefined
  }
  timer = setTimeout(end, mostMs)
  return {
    ask(request) {
      const answer = next()
      if (!ended.signal.aborted) child.send(request, error => error && end())
      return answer
    },
    end,
  }
}

/** Long enough for a busy machine. */
const longestStartMs = 10_000
