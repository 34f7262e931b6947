/**
 * A backup has the clinic's data and, in a separate file, the keys for its health data. With a recovery key there is a
 * third file, which contains the passphrase of both.
 */
export interface BackupFiles {
  readonly data: string
  readonly keys: string
  readonly recovery: string
}

const dataName = /^velora-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.backup\.age$/

/** The file names for a backup made at this second. */
export function filesOf(at: Date): BackupFiles {
  const name = `velora-${at.toISOString().replace(/[-:]|\.\d+/g, '')}`
  return { data: `${name}.backup.age`, keys: `${name}.keys.age`, recovery: `${name}.recovery.age` }
}

/** When the data in a file was saved, according to its name; undefined if it isn't a backup. */
export function momentOf(name: string): Date | undefined {
  const [, year, month, day, hour, minute, second] = dataName.exec(name) ?? []
  return second === undefined ? undefined : new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
}

/** The times of the complete backups among these names, newest first. */
export const momentsIn = (names: readonly string[]): readonly Date[] =>
  names.flatMap(name => momentOf(name) ?? []).toSorted((a, b) => b.getTime() - a.getTime())
