import type { PartName, ProgramDocument } from '../../../src/modules/program/rules/document.ts'
import type { TestApp } from '../../support/app.ts'

export const olga = { id: 'staff:olga', name: 'Olga', isOwner: true }
export const tess = { id: 'staff:tess', name: 'Tess', isOwner: false }

/** How people write and publish the program through its front door. */
export function editorsOf({ modules: { program } }: TestApp) {
  return {
    async edit<Name extends PartName>(
      part: Name,
      change: (contents: ProgramDocument[Name]) => ProgramDocument[Name],
      by = tess,
    ) {
      const { revision, contents } = await program.readDraft(part)
      return program.saveDraft(part, change(contents), { seen: revision, by })
    },
    async publish(more: Partial<Parameters<typeof program.publishDraft>[0]> = {}) {
      const { revision: seen } = await program.readOverview()
      return program.publishDraft({ note: '', by: tess, seen, ...more })
    },
  }
}

/** The first code is worth this much. */
export const worth = (pointsValue: number) => (contents: ProgramDocument['codes']) => ({
  codes: contents.codes.map((code, n) => (n === 0 ? { ...code, pointsValue } : code)),
})
