import type { ProgramPorts, Version } from './ports.ts'
import { UnknownVersion } from './refusals.ts'
import { type Change, differenceBetween } from './rules/difference.ts'
import type { ProgramDocument } from './rules/document.ts'
import { blankDocument } from './rules/parts.ts'
import { readState } from './state.ts'

export interface VersionWithContents extends Version {
  readonly contents: ProgramDocument
}

/** A version's number, or the draft. */
export type VersionOrDraft = number | 'draft'

export async function readVersion(
  { versions }: Pick<ProgramPorts, 'versions'>,
  number: number,
): Promise<VersionWithContents> {
  const version = await versions.find(number)
  if (!version) throw new UnknownVersion()
  return { ...version, contents: await versions.documentOf(number) }
}

/** By default, from the last version to the draft. */
export async function readDifference(
  ports: ProgramPorts,
  from: VersionOrDraft | undefined,
  to: VersionOrDraft = 'draft',
): Promise<readonly Change[]> {
  const { published, draft } = await readState(ports)
  const documentOf = async (compared: VersionOrDraft) => {
    if (compared === 'draft') return draft
    return compared === 0 ? blankDocument : (await readVersion(ports, compared)).contents
  }
  return differenceBetween(from === undefined ? published : await documentOf(from), await documentOf(to))
}
