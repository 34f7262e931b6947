import { useMemo, useState } from 'react'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'
import {
  isService,
  type PastedRow,
  type PastedService,
  type RowProblems,
  readServices,
  serviceIn,
  type WrittenService,
} from './read-services.ts'

interface PastedText {
  readonly text: string
  /** The corrections, by line number. */
  readonly mended: Readonly<Record<number, Partial<WrittenService>>>
  readonly leftOut: readonly number[]
}

export interface WrongRow extends PastedRow {
  readonly problems: RowProblems
}

const nothing: PastedText = { text: '', mended: {}, leftOut: [] }
const kept = 'program:pasted'

/** A pasted menu: the valid rows, and those to fix first. The tab keeps it. */
export function usePastedMenu() {
  const [typed, setTyped] = useState(() => loadDraft<PastedText>(kept) ?? nothing)
  const [shown, setShown] = useState<readonly number[]>(() => wrongLines(typed))
  const keep = (next: PastedText) => {
    setTyped(next)
    saveDraft(kept, next.text ? next : undefined)
  }
  const { services, wrong } = useMemo(() => sorted(typed, shown), [typed, shown])
  return {
    text: typed.text,
    services,
    wrong,
    /** The number of rows that still have errors. */
    open: wrong.filter(({ problems }) => Object.keys(problems).length > 0).length,
    paste: (text: string) => {
      const next = { ...nothing, text }
      keep(next)
      // A corrected row stays visible until the import, so that it doesn't disappear while typing.
      setShown(wrongLines(next))
    },
    mend: (line: number, change: Partial<WrittenService>) =>
      keep({ ...typed, mended: { ...typed.mended, [line]: { ...typed.mended[line], ...change } } }),
    leaveOut: (line: number) => keep({ ...typed, leftOut: [...typed.leftOut, line] }),
    clear: () => keep(nothing),
  }
}

const rowsIn = ({ text, mended }: PastedText) =>
  readServices(text).map(({ line, written }) => ({ line, written: { ...written, ...mended[line] } }))

const wrongLines = (typed: PastedText) =>
  readServices(typed.text)
    .filter(({ written }) => !isService(serviceIn(written)))
    .map(({ line }) => line)

function sorted(typed: PastedText, shown: readonly number[]) {
  const services: PastedService[] = []
  const wrong: WrongRow[] = []
  for (const row of rowsIn(typed)) {
    if (typed.leftOut.includes(row.line)) continue
    const read = serviceIn(row.written)
    if (isService(read)) services.push(read)
    if (shown.includes(row.line)) wrong.push({ ...row, problems: isService(read) ? {} : read })
  }
  return { services, wrong }
}
