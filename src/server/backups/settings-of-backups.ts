import { z } from 'zod'
import { bucketWanted, isAddress, isBucket } from '../settings-checks.ts'

const isPlace = (place: string) => (isAddress(place) ? isBucket(place) : place !== '')

export const backupSettings = {
  BACKUP_TO: z.string().refine(isPlace, bucketWanted.replace('must be', 'must be a folder, or')).optional(),
  BACKUP_PASSPHRASE: z.string().min(20, 'must have at least 20 characters').optional(),
  BACKUP_AT: z
    .string()
    // Whoever looks what is due comes every ten minutes.
    .regex(/^(?:[01]\d|2[0-2]):[0-5]\d$|^23:[0-4]\d$/, 'must be a time such as 03:00, 23:49 at the latest')
    .default('03:00'),
}

export const backupMeaning =
  'the folder or bucket into which a backup goes each day, what encrypts and opens it, when, by the clinic’s clock: ' +
  '[how](src/operations/README.md)'
