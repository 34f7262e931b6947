/** What has to be put right before a part can be published. */
export interface Problem {
  /** Where in the part's contents: 'services.3.name'. */
  readonly path: string
  readonly message: string
}

export type Item = Readonly<Record<string, unknown>> & { readonly id: string }

/** A field of an item, as it is compared and spoken of. */
export interface Field<Document> {
  readonly label: string
  /** The value as people read it, in the document that it stands in. */
  readonly shown: (value: never, document: Document) => string
  /** What stands behind both figures: '65 → 60 points'. */
  readonly unit?: string
  /** Whether what it says now is all that is to be said: 'paused'. */
  readonly speaksForItself?: true
}

/** What a worsening is of, for those who know whom it touches. */
export type WorseningKind = 'reward' | 'service' | 'code' | 'tier' | 'perk'

/** The field in which an item can get worse for members. */
export interface Worsens {
  readonly of: WorseningKind
  readonly field: string
  readonly isWorse: (before: unknown, after: unknown) => boolean
  /** Only what members have, or had lately, can get worse for them. */
  readonly isOffered: (item: Item) => boolean
}

/** How a list of the document is compared and spoken of. A record is a list of one. */
export interface ListRule<Document> {
  readonly kind: string
  readonly itemsOf: (document: Document) => readonly Item[]
  readonly nameOf: (item: Item) => string
  /** Whether it is put away: an item that is, counts as removed. */
  readonly isAway: (item: Item) => boolean
  readonly fields: Readonly<Record<string, Field<Document>>>
  /** Whether what it says decides the order: then nothing is moved. */
  readonly isSorted?: true
  readonly worsens?: readonly Worsens[]
  /** What is said behind the name of a whole item; left out: its points. */
  readonly worthOf?: (item: Item) => string | undefined
}

/** All that the program knows of one of its parts; of the document, a part names what it looks at. */
export interface PartRules<Contents, Document> {
  /** The default for a clinic without its own. */
  readonly blank: Contents
  /** Contents that were kept some time ago, with a value for each field that is new since then. */
  readonly completed: (kept: Contents) => Contents
  /** The edited contents, with everything that is in force and that they leave out, put away. */
  readonly keepWhatWas: (inForce: Contents, edited: Contents) => Contents
  readonly problemsOf: (document: Document) => readonly Problem[]
  /** The steps before patients can be invited. */
  readonly toDo: (document: Document) => string | undefined
  readonly lists: readonly ListRule<Document>[]
}
