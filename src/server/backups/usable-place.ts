import type { Logger } from 'pino'
import { openPlace } from './open-place.ts'

/** Why no backup can go where the settings say, in a sentence; undefined where it can, as far as looking tells. */
export async function whyUnusable(to: string): Promise<string | undefined> {
  return openPlace(to)
    .check()
    .then(
      () => undefined,
      (error: Error) => error.message,
    )
}

export const unusable = (why: string) => ({
  code: 'backups-unusable',
  severity: 'critical' as const,
  what: 'Backups can’t run with these settings.',
  effect: why,
  wayOut: 'Fix BACKUP_TO, then try npm run backup.',
})

/** Says at a start what the first backup would fail at: nobody waits for a bucket that does not answer. */
export async function logUnusablePlace(
  { backups }: { readonly backups: { readonly to: string } | undefined },
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const why = backups && (await whyUnusable(backups.to))
  if (!why) return
  const { code, what, effect, wayOut } = unusable(why)
  log.error({ finding: code }, `${what} ${effect} ${wayOut}`)
}
