/** Where backups are kept. */
export interface BackupPlace {
  /** For people, without secrets. */
  readonly name: string
  /** Looks whether it can be used, and changes nothing. Throws why not, in a sentence with the setting's name. */
  check(): Promise<unknown>
  /** The names of the files in it that are whole, in order. */
  list(): Promise<readonly string[]>
  /** Durable and whole once it resolves; when it rejects there is nothing by that name. Gives how many bytes it has. */
  keep(name: string, bytes: AsyncIterable<Uint8Array>): Promise<number>
  /** Its bytes, in order. */
  read(name: string): AsyncIterable<Uint8Array>
  /** Removing a missing one is not an error. */
  remove(name: string): Promise<void>
}
