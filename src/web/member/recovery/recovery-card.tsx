import { useState } from 'react'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { Loading, SkeletonText } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { LifeBuoy } from '#ui-kit/icons.ts'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { dayOf } from '../../format/days.ts'
import type { Whose } from '../passkeys/ceremonies.ts'
import { codesLeft } from './codes-left.ts'
import { NewCodesDialog } from './new-codes-dialog.tsx'
import { useRecoveryCodes } from './use-recovery-codes.ts'

const why: Readonly<Record<Whose, string>> = {
  member: 'Ten one-time codes for when you can’t get to your password or email.',
  staff: 'Ten one-time codes for when your code or your passkey is lost.',
}

/** A person's recovery codes: how many are left, and how to get new ones. */
export function RecoveryCard({ whose }: { whose: Whose }) {
  const { state, make, busy, codes, forget } = useRecoveryCodes(whose)
  const [asking, setAsking] = useState(false)
  const { data, error, refetch } = state
  const has = Boolean(data?.left)
  return (
    <Section title="Recovery Codes" size={18} padding={whose === 'staff' ? 'l' : 'm'} gap="s">
      <Text tone="quiet">{why[whose]}</Text>
      {error && !data && <LoadError what="Your recovery codes" because={error} onRetry={refetch} />}
      {!data && !error && (
        <Loading label="Loading your recovery codes">
          <SkeletonText lines={1} />
        </Loading>
      )}
      {data && <State left={data.left} madeAt={data.madeAt} />}
      <Button
        variant="secondary"
        icon={LifeBuoy}
        disabled={!data}
        busy={busy}
        busyLabel="Creating..."
        onClick={() => (has ? setAsking(true) : make())}
      >
        {data?.madeAt ? 'Create New Codes' : 'Create Recovery Codes'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Create new recovery codes?"
        description="The codes you have stop working right away. You’ll see the new ones once."
        confirmLabel="Create New Codes"
        onConfirm={() => {
          setAsking(false)
          make()
        }}
        onClose={() => setAsking(false)}
      />
      {codes && <NewCodesDialog codes={codes} onClose={forget} />}
    </Section>
  )
}

function State({ left, madeAt }: { left: number; madeAt: string | null }) {
  if (!madeAt) return <Text>You don’t have any yet.</Text>
  if (left === 0)
    return (
      <Notice tone="caution" title="All your codes are used">
        Create new ones so you can still sign in if you lose everything else.
      </Notice>
    )
  return <Text>{`${codesLeft(left)} You created them on ${dayOf(madeAt)}.`}</Text>
}
