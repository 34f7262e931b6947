import { useState } from 'react'
import {
  addFilePart,
  beginImport,
  chooseColumns,
  correctRow,
  decideRow,
  getFindImportQueryKey,
  getListImportRowsQueryKey,
  getListImportRowsUrl,
  getListImportsQueryKey,
  readImport,
  runImport,
  undoImport,
} from '#api/arrivals/arrivals.ts'
import type {
  ChooseColumnsBodyColumnsItem,
  CorrectRowBody,
  DecideRowBody,
  ImportRow,
  ListImportRowsParams,
  PatientImport,
  RowDecision,
  RunImportBodyBalances,
} from '#api/schemas/index.ts'
import { useAction } from '../../../data/use-action.ts'
import { useInfiniteList } from '../../use-infinite-list.ts'

interface ListFile {
  readonly file: File
  readonly source: string
}

/** The largest part that the server accepts. */
const partBytes = 2 * 1024 * 1024

/** Uploads a patient list in parts, and starts reading it. */
export function useSendList(onSent: (id: string) => void) {
  const [sentBytes, setSentBytes] = useState(0)
  const sending = useAction<PatientImport, ListFile>({
    async call({ file, source }) {
      setSentBytes(0)
      const { id } = await beginImport({ source, fileName: file.name, bytes: file.size })
      for (let at = 0, number = 1; at < file.size; at += partBytes, number++) {
        const part = file.slice(at, at + partBytes)
        await addFilePart(id, number, part, { headers: { 'Content-Type': 'application/octet-stream' } })
        setSentBytes(at + part.size)
      }
      return readImport(id)
    },
    onSuccess: ({ id }) => onSent(id),
    failure: 'Couldn’t Upload the File',
    refreshes: [getListImportsQueryKey()],
  })
  return { send: sending.mutate, isSending: sending.isPending, sentBytes }
}

/** The rows of an import, in file order, page by page. */
export const useImportRows = (id: string, filter: ListImportRowsParams) =>
  useInfiniteList<ImportRow>({
    queryKey: getListImportRowsQueryKey(id, filter),
    addressOf: ({ cursor }) =>
      getListImportRowsUrl(id, { ...filter, ...(cursor && { cursor: Number(cursor) }) }),
  })

const refreshesOf = (id: string) => [
  getFindImportQueryKey(id),
  getListImportRowsQueryKey(id),
  getListImportsQueryKey(),
]

/** Corrects a row; the dialog shows why it can't be saved. */
export const useCorrectRow = (id: string, number: number, onSaved: () => void) =>
  useAction<ImportRow, CorrectRowBody>({
    call: fields => correctRow(id, number, fields),
    success: ({ sentence }) => ({ title: `Row ${number} Saved`, description: sentence }),
    onSuccess: onSaved,
    refreshes: refreshesOf(id),
  })

/** Decides what an unclear row is. */
export const useDecideRow = (id: string) =>
  useAction<RowDecision, DecideRowBody & { readonly number: number }>({
    call: ({ number, ...decision }) => decideRow(id, number, decision),
    success: (_, { number, kind }) => ({
      title: `Row ${number} Saved`,
      description: kind === 'new' ? 'It’s a new patient.' : 'It’s the same person.',
    }),
    failure: 'Couldn’t Save That',
    refreshes: refreshesOf(id),
  })

/** The other actions for an import, in any state. */
export function useImport(id: string) {
  const refreshes = refreshesOf(id)
  const choosing = useAction<PatientImport, ChooseColumnsBodyColumnsItem[]>({
    call: columns => chooseColumns(id, { columns }),
    failure: 'Couldn’t Check the List',
    refreshes,
  })
  const running = useAction<PatientImport, RunImportBodyBalances>({
    call: balances => runImport(id, { balances }),
    failure: 'Couldn’t Import',
    refreshes,
  })
  const undoing = useAction<PatientImport>({
    call: () => undoImport(id),
    failure: 'Couldn’t Undo the Import',
    refreshes,
  })
  return { choosing, running, undoing }
}
