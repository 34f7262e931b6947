/** A folder or bucket for backups. */
export interface BackupPlace {
  /** A display name, without secrets. */
  readonly name: string
  /**
   * Tests whether the place is usable, without changing anything. Throws the reason, in a sentence with the setting's
   * name.
   */
  check(): Promise<unknown>
  /** The names of its complete files, in order. */
  list(): Promise<readonly string[]>
  /** Complete and durable once it resolves. If it rejects, no file with that name exists. Returns the size in bytes. */
  keep(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number>
  /** The file's bytes, in order. */
  read(name: string): AsyncIterable<Uint8Array>
  /** Removing a missing file is not an error. */
  remove(name: string): Promise<void>
}
