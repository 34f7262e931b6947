import { useState } from 'react'
import { replaceCode, retireCode } from '#api/program/program.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { EmptyState } from '#ui-kit/feedback/empty-state/empty-state.tsx'
import { QrCode } from '#ui-kit/icons.ts'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ScreenLink } from '../../../app/screen-link.tsx'
import { points } from '../../../format/points.ts'
import { ArchivedRows } from '../draft/archived-rows.tsx'
import { changeItem, putItem } from '../draft/change-item.ts'
import { DraftCard } from '../draft/draft-card.tsx'
import { type Code, codesPart } from '../draft/parts.ts'
import { useDraft } from '../draft/use-draft.ts'
import { useMayEdit } from '../draft/use-may-edit.tsx'
import { useWithdrawal } from '../draft/use-withdrawal.ts'
import { CodeDialog } from './code-dialog.tsx'
import { replaced } from './code-draft.ts'
import { CodeRow } from './code-row.tsx'
import { EndCodeDialog, type Ending } from './end-code-dialog.tsx'

/** The codes that patients scan at the desk, and the points for a check-in. */
export function CodesScreen() {
  const draft = useDraft(codesPart)
  const mayEdit = useMayEdit()
  const [edited, setEdited] = useState<string>()
  const [ending, setEnding] = useState<Ending>()
  const codes = draft.contents?.codes ?? []
  const inUse = codes.filter(({ isRetired }) => !isRetired)
  const change = (next: readonly Code[]) => draft.change({ codes: [...next] })
  const close = () => setEnding(undefined)
  const { withdraw, busy } = useWithdrawal(codesPart, draft.saved, close)
  const end = ({ way, code: { id, description } }: Ending, atOnce: boolean) => {
    if (atOnce)
      return withdraw({ call: options => endings[way](id, options), note: noteOf[way](description) })
    change(way === 'retire' ? changeItem(codes, id, { isRetired: true }) : replaced(codes, id))
    close()
  }
  return (
    <DraftCard
      title="Check-in Codes"
      intro="What patients scan when they arrive. If a code gets shared, replace it in two taps."
      draft={draft}
      mayEdit={mayEdit}
      actions={
        <Button size="s" icon={QrCode} onClick={() => setEdited('new')}>
          Add Code
        </Button>
      }
    >
      {() => (
        <>
          <CodeList codes={inUse} mayEdit={mayEdit} onEdit={setEdited} onEnd={setEnding} />
          <TextLink alone render={<ScreenLink to="/admin/qr-codes" />}>
            Print the published codes
          </TextLink>
          <ArchivedRows
            title="Retired Codes"
            items={codes.filter(({ isRetired }) => isRetired)}
            wordsOf={wordsOf}
            onRestore={mayEdit ? id => change(changeItem(codes, id, { isRetired: false })) : undefined}
          />
          {edited && (
            <CodeDialog
              key={edited}
              code={codes.find(({ id }) => id === edited)}
              onDone={code => change(putItem(codes, code))}
              onClose={() => setEdited(undefined)}
            />
          )}
          {ending && <EndCodeDialog {...{ ending, busy, onEnd: end, onClose: close }} />}
        </>
      )}
    </DraftCard>
  )
}

type CodeListProps = {
  codes: readonly Code[]
  mayEdit: boolean
  onEdit: (id: string) => void
  onEnd: (ending: Ending) => void
}

function CodeList({ codes, mayEdit, onEdit, onEnd }: CodeListProps) {
  if (codes.length === 0)
    return (
      <EmptyState
        level={3}
        drawing="camera"
        title="No check-in codes"
        hint="One at the front desk is enough to start."
        action={mayEdit && <Button onClick={() => onEdit('new')}>Add the First Code</Button>}
      />
    )
  return (
    <Stack as="ul" gap="s" aria-label="Check-in Codes">
      {codes.map(code => (
        <CodeRow
          key={code.id}
          code={code}
          mayEdit={mayEdit}
          onEdit={() => onEdit(code.id)}
          onReplace={() => onEnd({ way: 'replace', code })}
          onRetire={() => onEnd({ way: 'retire', code })}
        />
      ))}
    </Stack>
  )
}

const endings = { retire: retireCode, replace: replaceCode } as const

const noteOf = {
  retire: (name: string) => `Code retired: ${name}`,
  replace: (name: string) => `Code replaced: ${name}`,
} as const

const wordsOf = ({ description, pointsValue }: Code) => ({
  title: description,
  hint: points(pointsValue),
})
