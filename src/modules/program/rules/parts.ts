import { brandRules } from './brand.ts'
import { clinicSettings } from './clinic-settings.ts'
import { codesRules } from './codes.ts'
import { documentFrom, type PartName, type ProgramDocument, partNames } from './document.ts'
import { menuRules } from './menu.ts'
import { pagesRules } from './pages.ts'
import type { PartRules, Problem } from './part-rules.ts'
import { placesRules } from './places.ts'
import { rewardsRules } from './rewards.ts'
import { tiersRules } from './tiers.ts'

/** Each part's rules are in its own file; no other file names the part. */
export const partRules: {
  readonly [Name in PartName]: PartRules<ProgramDocument[Name], ProgramDocument>
} = {
  places: placesRules,
  menu: menuRules,
  rewards: rewardsRules,
  codes: codesRules,
  tiers: tiersRules,
  pages: pagesRules,
  brand: brandRules,
  rules: clinicSettings,
}

/** The default for a clinic without its own. */
export const blankDocument: ProgramDocument = documentFrom(part => partRules[part].blank)

/** Completes a document stored by a release with fewer parts and fields. */
export const completedDocument = (kept: Partial<ProgramDocument>): ProgramDocument =>
  documentFrom(part => completedPart(part, kept[part]) ?? partRules[part].blank)

/** Completes a part's stored contents; undefined if there are none. */
export const completedPart = <Name extends PartName>(
  part: Name,
  kept: ProgramDocument[Name] | undefined,
): ProgramDocument[Name] | undefined => kept && partRules[part].completed(kept)

/** The edited contents of a part plus any published items that they leave out, archived or retired. */
export const keepWhatWas = <Name extends PartName>(
  part: Name,
  published: ProgramDocument[Name],
  edited: ProgramDocument[Name],
): ProgramDocument[Name] => partRules[part].keepWhatWas(published, edited)

/** Older contents of a part, as a draft over what is published now. */
export const restoredPart = <Name extends PartName>(
  part: Name,
  published: ProgramDocument[Name],
  older: ProgramDocument[Name],
): ProgramDocument[Name] =>
  keepWhatWas(part, published, partRules[part].restored?.(published, older) ?? older)

/** Problems that prevent publishing a part. */
export const problemsOf = (part: PartName, document: ProgramDocument): readonly Problem[] =>
  partRules[part].problemsOf(document)

export interface MissingPart {
  readonly part: PartName
  /** The step, in words. */
  readonly what: string
}

/** The steps before patients can be invited. */
export const missingIn = (document: ProgramDocument): readonly MissingPart[] =>
  partNames.flatMap(part => {
    const what = partRules[part].toDo(document)
    return what === undefined ? [] : [{ part, what }]
  })
