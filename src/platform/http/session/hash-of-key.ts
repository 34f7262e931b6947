import { createHash } from 'node:crypto'

/** What is stored of a random key that only its browser knows; quick on purpose, the key can't be guessed. */
export const hashOfKey = (key: string) => createHash('sha256').update(key).digest('base64url')
