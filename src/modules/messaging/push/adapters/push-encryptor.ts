import { Worker } from 'node:worker_threads'
import {
  type EncryptedTogether,
  encryptedTogether,
  type PushToEncrypt,
  takenApart,
} from './encrypted-together.ts'

/** Encrypts a push for a device; undefined where the device's keys are none. */
export type PushEncryptor = (push: PushToEncrypt) => Promise<Buffer | undefined>

/** For fewer than these at once no thread is begun. */
const worthAThread = 8
const restsMs = 10_000

interface Asked {
  readonly push: PushToEncrypt
  readonly answer: (encrypted: Buffer | undefined) => void
}

/**
 * Encryption is half of what a push costs the thread that also answers everybody who opens the app: what is asked for
 * together is done in a thread of its own (D-195), which ends when nothing is left to do. Without it, all goes on here.
 */
export function pushEncryptor(begin: BeginThread = (onEnd, open) => open(onEnd)): PushEncryptor {
  let asked: Asked[] = []
  let thread: EncryptionThread | undefined
  const flush = () => {
    const taken = asked
    asked = []
    if (!thread && taken.length < worthAThread) return answer(taken, encryptedTogether(pushesOf(taken)))
    thread ??= begin(() => {
      thread = undefined
    }, openThread)
    thread.encrypt(pushesOf(taken)).then(
      sealed => answer(taken, sealed),
      () => answer(taken, encryptedTogether(pushesOf(taken))),
    )
  }
  return push =>
    new Promise(resolve => {
      if (asked.length === 0) setImmediate(flush)
      asked.push({ push, answer: resolve })
    })
}

const pushesOf = (asked: readonly Asked[]) => asked.map(({ push }) => push)

function answer(asked: readonly Asked[], sealed: EncryptedTogether): void {
  const pushes = takenApart(sealed)
  for (const [n, each] of asked.entries()) each.answer(pushes[n])
}

interface EncryptionThread {
  encrypt(pushes: readonly PushToEncrypt[]): Promise<EncryptedTogether>
}

type OpenThread = (onEnd: () => void) => EncryptionThread

/** Tests look at what the thread is asked, or bring another one. */
type BeginThread = (onEnd: () => void, open: OpenThread) => EncryptionThread

interface Waiting {
  readonly resolve: (sealed: EncryptedTogether) => void
  readonly reject: (error: unknown) => void
}

/** Answers in the order in which it is asked. Holds no process open. */
function openThread(onEnd: () => void): EncryptionThread {
  const worker = new Worker(new URL('./push-encryption-thread.ts', import.meta.url))
  worker.unref()
  const waiting: Waiting[] = []
  let resting: NodeJS.Timeout | undefined
  const end = (error: unknown) => {
    clearTimeout(resting)
    onEnd()
    for (const each of waiting.splice(0)) each.reject(error)
  }
  worker.on('message', (sealed: EncryptedTogether) => {
    waiting.shift()?.resolve(sealed)
    if (waiting.length === 0) resting = setTimeout(() => void worker.terminate(), restsMs).unref()
  })
  worker.on('error', end)
  worker.on('exit', code => end(new Error(`The thread ended with ${code}.`)))
  return {
    encrypt: pushes =>
      new Promise((resolve, reject) => {
        clearTimeout(resting)
        waiting.push({ resolve, reject })
        worker.postMessage(pushes)
      }),
  }
}
