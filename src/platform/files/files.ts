/** Files, each by its name, that belong together under an id. */
export interface Files {
  /** Durable once it resolves, one after the other; replaces those that are given. */
  keep(id: string, files: NamedFiles): Promise<void>
  fetch(id: string, name: string): Promise<Uint8Array | undefined>
  /** Removing a missing one is not an error. */
  remove(id: string, names: readonly string[]): Promise<void>
}

export type NamedFiles = readonly (readonly [name: string, bytes: Uint8Array])[]
