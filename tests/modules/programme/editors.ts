import type { PartName, ProgrammeDocument } from '../../../src/modules/programme/rules/document.ts'
import type { TestApp } from '../../support/app.ts'

export const olga = { id: 'staff:olga', name: 'Olga', isOwner: true }
export const tess = { id: 'staff:tess', name: 'Tess', isOwner: false }

/** How people write and publish the programme through its front door. */
export function editorsOf({ modules: { programme } }: TestApp) {
  return {
    async edit<Name extends PartName>(
      part: Name,
      change: (contents: ProgrammeDocument[Name]) => ProgrammeDocument[Name],
      by = tess,
    ) {
      const { revision, contents } = await programme.readDraft(part)
      return programme.saveDraft(part, change(contents), { seen: revision, by })
    },
    async publish(more: Partial<Parameters<typeof programme.publishDraft>[0]> = {}) {
      const { revision: seen } = await programme.readOverview()
      return programme.publishDraft({ note: '', by: tess, seen, ...more })
    },
  }
}

/** The first code is worth this much. */
export const worth = (pointsValue: number) => (contents: ProgrammeDocument['codes']) => ({
  codes: contents.codes.map((code, n) => (n === 0 ? { ...code, pointsValue } : code)),
})
