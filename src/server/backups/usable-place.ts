import type { Logger } from 'pino'
import { openPlace } from './open-place.ts'

/** Why backups can't go to this place, in a sentence; undefined if no problem is visible. */
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

/** Logs on startup what would make the first backup fail. Startup doesn't wait for it, as a bucket may not respond. */
export async function logUnusablePlace(
  { backups }: { readonly backups: { readonly to: string } | undefined },
  log: Pick<Logger, 'error'>,
): Promise<void> {
  const why = backups && (await whyUnusable(backups.to))
  if (!why) return
  const { code, what, effect, wayOut } = unusable(why)
  log.error({ finding: code }, `${what} ${effect} ${wayOut}`)
}
