import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { loadDraft, saveDraft } from '../../../data/drafts.ts'
import { type ApiError, hasResponse } from '../../../data/request.ts'
import { useAction } from '../../../data/use-action.ts'
import { type Contents, type MergeResult, mergeContents } from './contents.ts'
import { isEqual } from './is-equal.ts'

/** A part of the program's draft, as saved on the server. */
export interface SavedPart<C> {
  readonly revision: string
  readonly changed: boolean
  readonly changedBy: string | null
  readonly changedAt: string | null
  readonly contents: C
}

/** How to read and save a part. */
export interface Part<C> {
  /** The part's name in sentences. */
  readonly name: string
  readonly queryKey: QueryKey
  readonly read: (options: { signal: AbortSignal }) => Promise<SavedPart<C>>
  readonly save: (contents: C, options: { headers: Record<string, string> }) => Promise<SavedPart<C>>
  readonly discard: (options: { headers: Record<string, string> }) => Promise<unknown>
  /** Other queries that change with it. */
  readonly refreshes: readonly QueryKey[]
}

/**
 * Changes that the server doesn't have yet; the tab keeps them across reloads, lost connections and signing in again.
 */
interface UnsavedChanges<C> {
  readonly base: C
  readonly revision: string
  readonly mine: C
}

export interface ChangedMeanwhile<C> {
  readonly by: string | null
  readonly base: C
  readonly mine: C
  readonly theirs: C
  readonly merged: MergeResult
}

export type Draft<C> = ReturnType<typeof useDraft<C>>

/** The key under which the tab keeps unsaved changes. */
export const unsavedName = (part: string) => `program:${part}`

/**
 * A part of the draft whose changes save immediately. Unsaved changes stay in the tab. If someone else saved first,
 * nothing is saved until the user decides (D-171).
 */
export function useDraft<C>(part: Part<C>) {
  const queries = useQueryClient()
  const { data, error, refetch } = useQuery<SavedPart<C>, ApiError>({
    queryKey: part.queryKey,
    queryFn: part.read,
  })
  const { unsaved, latest, keep } = useUnsaved<C>(unsavedName(part.name))
  const saving = useAction({
    call: ({ mine, revision }: UnsavedChanges<C>) =>
      part.save(mine, { headers: { 'If-Match': `"${revision}"` } }),
    failure: () => undefined,
    onSuccess: async (answer, sent) => {
      await queries.cancelQueries({ queryKey: part.queryKey })
      queries.setQueryData(part.queryKey, answer)
      const now = latest.current
      const isAll = !now || isEqual(now.mine, sent.mine)
      keep(isAll ? undefined : { ...now, base: answer.contents, revision: answer.revision })
    },
    onFailed: failed => isChangedMeanwhile(failed) && void refetch(),
    refreshes: part.refreshes,
  })
  const meanwhile = !saving.isPending && unsaved && data ? changedMeanwhile(unsaved, data) : undefined
  useSavingAtOnce(unsaved, data !== undefined && !meanwhile && !saving.isPending, saving.mutate)
  // It was saved, and only the response was lost.
  const isThere = unsaved && data && isEqual(unsaved.mine, data.contents)
  useEffect(() => {
    if (isThere && !saving.isPending) keep(undefined)
  })
  const discarding = useDiscarding(part, () => keep(undefined), refetch)
  const send = () => latest.current && !saving.isPending && saving.mutate(latest.current)
  const isUnreached = saving.error !== null && !hasResponse(saving.error) && !saving.isPending
  useEffect(() => {
    if (!isUnreached) return
    addEventListener('online', send)
    return () => removeEventListener('online', send)
  })
  return {
    saved: data,
    loadError: error,
    reload: refetch,
    contents: unsaved?.mine ?? data?.contents,
    /** Takes the user's new contents and saves them. */
    change: (mine: C) => {
      // The latest data, not the last render's: a response may have come in between.
      const known = queries.getQueryData<SavedPart<C>>(part.queryKey)
      const { base = known?.contents, revision = known?.revision } = latest.current ?? {}
      if (base !== undefined && revision !== undefined) keep({ base, revision, mine })
    },
    meanwhile,
    /** Resolves the conflict with these contents. */
    settle: (mine: C) => data && keep({ base: data.contents, revision: data.revision, mine }),
    dropMine: () => keep(undefined),
    isSaving: saving.isPending,
    notSaved: unsaved && !saving.isPending && !meanwhile ? saving.error : null,
    saveAgain: send,
    discard: discarding.mutate,
    isDiscarding: discarding.isPending,
  }
}

/** Refused because someone else changed the draft meanwhile. */
const isChangedMeanwhile = ({ status, code = '' }: ApiError) => status === 412 || code.endsWith('-changed')

function changedMeanwhile<C>(
  unsaved: UnsavedChanges<C>,
  saved: SavedPart<C>,
): ChangedMeanwhile<C> | undefined {
  const { base, mine, revision } = unsaved
  if (revision === saved.revision || isEqual(mine, saved.contents)) return undefined
  const [from, left, right] = [base, mine, saved.contents] as unknown as [Contents, Contents, Contents]
  return { by: saved.changedBy, base, mine, theirs: saved.contents, merged: mergeContents(from, left, right) }
}

function useUnsaved<C>(name: string) {
  const [unsaved, setUnsaved] = useState(() => loadDraft<UnsavedChanges<C>>(name))
  const latest = useRef(unsaved)
  const keep = (next: UnsavedChanges<C> | undefined) => {
    latest.current = next
    setUnsaved(next)
    saveDraft(name, next)
  }
  return { unsaved, latest, keep }
}

/** Sends each state once; after a refusal, waits for the next change or a manual retry. */
function useSavingAtOnce<C>(
  unsaved: UnsavedChanges<C> | undefined,
  mayBeSaved: boolean,
  save: (unsaved: UnsavedChanges<C>) => void,
) {
  const tried = useRef<UnsavedChanges<C>>(undefined)
  useEffect(() => {
    if (!unsaved || !mayBeSaved || tried.current === unsaved) return
    tried.current = unsaved
    save(unsaved)
  })
}

function useDiscarding<C>(part: Part<C>, onDone: () => void, refetch: () => unknown) {
  return useAction({
    call: (revision: string) => part.discard({ headers: { 'If-Match': `"${revision}"` } }),
    success: () => ({ title: 'Discarded', description: 'The draft matches the published version again.' }),
    failure: 'Couldn’t Discard',
    onSuccess: async () => {
      onDone()
      await refetch()
    },
    refreshes: part.refreshes,
  })
}
