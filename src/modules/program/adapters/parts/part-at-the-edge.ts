import type { z } from 'zod'
import type { PartName, ProgramDocument } from '../../rules/document.ts'

/** How a part is called in its routes, and how its contents go in and out. */
export interface PartAtTheEdge<Name extends PartName, Contents extends z.ZodType> {
  readonly part: Name
  /** As it stands in the names of its routes. */
  readonly called: string
  readonly schema: Contents
  readonly taken: (contents: z.output<Contents>) => ProgramDocument[Name]
  readonly shown: (contents: ProgramDocument[Name]) => z.input<Contents>
}

export const asItIs = <Contents>(contents: Contents): Contents => contents
