/** Named files, grouped by ID. */
export interface Files {
  /** Writes the files one by one and replaces existing ones. They're durable once it resolves. */
  keep(id: string, files: NamedFiles): Promise<void>
  fetch(id: string, name: string): Promise<Uint8Array | undefined>
  /** Removing a missing file is not an error. */
  remove(id: string, names: readonly string[]): Promise<void>
}

export type NamedFiles = readonly (readonly [name: string, bytes: Uint8Array])[]
