import { createHash, timingSafeEqual } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Decrypter, Encrypter } from 'age-encryption'
import { NotRestored } from './archive/load-database.ts'
import type { BackupPlace } from './places/backup-place.ts'

/**
 * The server knows only this about the emergency sheet's key: how to encrypt for it, and how to recognize its last
 * characters.
 */
export interface RecoveryKey {
  readonly recipient: string
  /** SHA-256 of the recipient, a space, and the key's last six characters. */
  readonly check: string
}

/**
 * Encrypts a backup's passphrase so that `age -d -i KEY FILE` prints it, too. (An age file with a passphrase can't have
 * a second key.)
 */
export function sealPassphrase(passphrase: string, { recipient }: RecoveryKey): Promise<Uint8Array> {
  const age = new Encrypter()
  age.addRecipient(recipient)
  return age.encrypt(passphrase)
}

/** Decrypts a backup's passphrase. Throws NotRestored if the key isn't from that clinic's sheet. */
export async function passphraseBehind(place: BackupPlace, name: string, key: string): Promise<string> {
  if (!(await place.list()).includes(name))
    throw new NotRestored(`${name} isn’t next to the backup, so you need BACKUP_PASSPHRASE.`)
  const age = new Decrypter()
  try {
    age.addIdentity(key.trim().toUpperCase())
    return await age.decrypt(await buffer(place.read(name)), 'text')
  } catch {
    throw new NotRestored(
      `BACKUP_RECOVERY_KEY can’t decrypt ${name}. Is it the key on this clinic’s emergency sheet?`,
    )
  }
}

/** Whether these are the last six characters of the sheet's key. */
export function isEndOfKey(typed: string, { recipient, check }: RecoveryKey): boolean {
  const end = typed.replace(/[\s-]/g, '').toUpperCase()
  const found = createHash('sha256').update(`${recipient} ${end}`).digest()
  return timingSafeEqual(found, Buffer.from(check, 'hex'))
}
