import { parentPort } from 'node:worker_threads'
import { encryptedTogether, type PushToEncrypt } from './encrypted-together.ts'

/** Encrypts what it is given, together, and gives it back without copying. */
parentPort?.on('message', (pushes: readonly PushToEncrypt[]) => {
  const sealed = encryptedTogether(pushes)
  parentPort?.postMessage(sealed, [sealed.bytes.buffer])
})
