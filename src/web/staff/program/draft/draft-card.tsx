import { type ReactNode, useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../../data/load-error.tsx'
import { hasResponse } from '../../../data/request.ts'
import { clinicMoment } from '../../../format/clinic-moment.ts'
import { useStaffRole } from '../../use-staff-role.ts'
import { ChangedMeanwhile } from './changed-meanwhile.tsx'
import type { Draft } from './use-draft.ts'
import { ReadOnlyNotice } from './use-may-edit.tsx'

type DraftCardProps<C> = {
  title: string
  /** The part's purpose, in one sentence. */
  intro: string
  draft: Draft<C>
  mayEdit: boolean
  actions?: ReactNode
  children: (contents: C) => ReactNode
}

/** A part of the draft with its save state, and the choice in a conflict. */
export function DraftCard<C>({ title, intro, draft, mayEdit, actions, children }: DraftCardProps<C>) {
  const { loadError, reload, meanwhile } = draft
  // Until the role is known, nothing claims to be read-only.
  const isKnown = useStaffRole() !== undefined
  const contents = isKnown ? draft.contents : undefined
  return (
    <Section
      title={title}
      padding="l"
      action={
        mayEdit &&
        (contents || !loadError) &&
        actions && (
          <Inline gap="xs" wrap>
            {actions}
          </Inline>
        )
      }
    >
      <Text tone="quiet">{intro}</Text>
      {isKnown && !mayEdit && <ReadOnlyNotice />}
      {meanwhile && <ChangedMeanwhile draft={draft} meanwhile={meanwhile} />}
      {contents && mayEdit && <SaveState draft={draft} />}
      {contents && children(contents)}
      {!contents && loadError && <LoadError what={title} because={loadError} onRetry={reload} />}
      {!contents && !loadError && <Loading label={`Loading: ${title}`} />}
    </Section>
  )
}

function SaveState<C>({ draft }: { draft: Draft<C> }) {
  const { isSaving, notSaved, saved, meanwhile } = draft
  if (notSaved && !isSaving) return <NotSaved draft={draft} because={notSaved} />
  return (
    <Inline spread="between" wrap>
      <Text size={14} tone="quiet" role="status">
        {isSaving ? 'Saving...' : meanwhile ? 'Not saved yet' : savedWords(saved)}
      </Text>
      {saved?.changed && !meanwhile && <DiscardButton draft={draft} revision={saved.revision} />}
    </Inline>
  )
}

function savedWords(saved: Draft<unknown>['saved']): string {
  if (!saved?.changed) return 'No changes yet. Edits save automatically and stay private until you publish.'
  const by = [saved.changedBy && `by ${saved.changedBy}`, saved.changedAt && clinicMoment(saved.changedAt)]
  return `Draft saved, last changed ${by.filter(Boolean).join(', ')}. Patients will see it once you publish.`
}

function NotSaved<C>({ draft, because }: { draft: Draft<C>; because: Error & { userMessage: string } }) {
  const isRefused = hasResponse(because)
  return (
    <Notice
      tone={isRefused ? 'critical' : 'offline'}
      title="Not saved yet"
      action={
        <Inline gap="xs" wrap>
          <Button size="s" variant="secondary" onClick={draft.saveAgain}>
            Try Again
          </Button>
          {isRefused && (
            <Button size="s" variant="quiet" onClick={draft.dropMine}>
              Discard My Change
            </Button>
          )}
        </Inline>
      }
    >
      {isRefused
        ? because.userMessage
        : 'You’re offline. Your changes are kept on this device and will be saved once you’re back online.'}
    </Notice>
  )
}

function DiscardButton<C>({ draft, revision }: { draft: Draft<C>; revision: string }) {
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => setAsking(true)} disabled={draft.isSaving}>
        Discard Draft
      </Button>
      <ConfirmDialog
        open={asking}
        title="Discard all changes?"
        description="This removes everything anyone changed here since you last published."
        confirmLabel="Discard Draft"
        tone="critical"
        busy={draft.isDiscarding}
        onConfirm={() => draft.discard(revision, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
