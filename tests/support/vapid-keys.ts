import { createECDH } from 'node:crypto'

const pair = createECDH('prime256v1')

/** Fixed keys, so that test apps don't generate any in a folder. */
export const vapidKeys = {
  VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
  VAPID_PRIVATE_KEY: Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url'),
}
