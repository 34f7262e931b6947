import type { z } from 'zod'
import type { PartName, ProgramDocument } from '../../rules/document.ts'

/** A part's name in its routes, and how its contents are converted for requests and responses. */
export interface PartAtTheEdge<Name extends PartName, Contents extends z.ZodType> {
  readonly part: Name
  /** The part's name in the routes' names. */
  readonly called: string
  readonly schema: Contents
  readonly taken: (contents: z.output<Contents>) => ProgramDocument[Name]
  readonly shown: (contents: ProgramDocument[Name]) => z.input<Contents>
}

export const asItIs = <Contents>(contents: Contents): Contents => contents
