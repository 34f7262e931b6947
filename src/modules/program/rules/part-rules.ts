/** A problem to fix before a part can be published. */
export interface Problem {
  /** The path in the part's contents, for example 'services.3.name'. */
  readonly path: string
  readonly message: string
}

export type Item = Readonly<Record<string, unknown>> & { readonly id: string }

/** How an item's field is compared and described. */
export interface Field<Document> {
  readonly label: string
  /** The displayed value, in the context of its document. */
  readonly shown: (value: never, document: Document) => string
  /** Written after both values: '65 → 60 points'. */
  readonly unit?: string
  /** The new value describes the change without a label, for example 'paused'. */
  readonly speaksForItself?: true
}

/** The kind of item that an unfavorable change concerns. */
export type WorseningKind = 'reward' | 'service' | 'code' | 'tier' | 'perk'

/** A field that can change to members' disadvantage. */
export interface Worsens {
  readonly of: WorseningKind
  readonly field: string
  readonly isWorse: (before: unknown, after: unknown) => boolean
  /** Only items that members have, or had recently, can change to their disadvantage. */
  readonly isOffered: (item: Item) => boolean
}

/** How a list of the document is compared and described. A record is a list of one. */
export interface ListRule<Document> {
  readonly kind: string
  readonly itemsOf: (document: Document) => readonly Item[]
  readonly nameOf: (item: Item) => string
  /** An archived item counts as removed. */
  readonly isAway: (item: Item) => boolean
  readonly fields: Readonly<Record<string, Field<Document>>>
  /** Sorted by value, so items can't be moved. */
  readonly isSorted?: true
  readonly worsens?: readonly Worsens[]
  /** The text after an item's name when it's added or restored. Defaults to its points. */
  readonly worthOf?: (item: Item) => string | undefined
}

/** Everything the program knows about a part. `Document` is as much of the document as the rules need. */
export interface PartRules<Contents, Document> {
  /** The default for a clinic without its own. */
  readonly blank: Contents
  /** Fills fields that are missing from contents stored by an older release. */
  readonly completed: (kept: Contents) => Contents
  /** The edited contents plus any published items that they leave out, archived. */
  readonly keepWhatWas: (published: Contents, edited: Contents) => Contents
  /** Older contents without undoing what has been withdrawn, or put to use, since (D-187). */
  readonly restored?: (published: Contents, older: Contents) => Contents
  readonly problemsOf: (document: Document) => readonly Problem[]
  /** The steps before patients can be invited. */
  readonly toDo: (document: Document) => string | undefined
  readonly lists: readonly ListRule<Document>[]
}
