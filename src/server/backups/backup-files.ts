/**
 * A backup is the clinic's data, and apart from them the keys without which its health data stay closed. Where there is a
 * recovery key, it opens the third one, which has the passphrase of both.
 */
export interface BackupFiles {
  readonly data: string
  readonly keys: string
  readonly recovery: string
}

const dataName = /^velora-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.age$/

/** The names of a backup of a moment, in seconds. */
export function filesOf(at: Date): BackupFiles {
  const name = `velora-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`
  return { data: `${name}.backup.age`, keys: `${name}.keys.age`, recovery: `${name}.recovery.age` }
}

/** When the data in a file were saved, by its name; undefined: it is something else. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = dataName.exec(name) ?? []
  return second === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The moments of the whole backups among these names, the newest first. */
export const momentsIn = (names: readonly string[]): readonly Date[] =>
  names.flatMap(name => momentOf(name) ?? []).toSorted((a, b) => b.getTime() - a.getTime())
