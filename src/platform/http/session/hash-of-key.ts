import { hash } from 'node:crypto'

/** What is stored of a random key that only its browser knows; quick on purpose, the key can't be guessed. */
export const hashOfKey = (key: string) => hash('sha256', key, 'base64url')
