import { useMutation } from '@tanstack/react-query'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { verifyStaffCode } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { Fingerprint } from '#ui-kit/icons.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { ApiError } from '../data/request.ts'
import { focusOnlyField, onlyTextIn } from '../form/use-fields.ts'
import { passkeysHere } from '../member/passkeys/passkeys-here.ts'
import { useEnterByPasskey } from '../member/passkeys/use-enter-by-passkey.ts'
import { staffCodeIn } from '../member/staff-code.ts'
import { tellMissingCode, tellRefusedCode } from '../member/tell-refused-code.ts'
import { forgetLookedFor } from './patients/use-looked-for.ts'
import { isBusy } from './patients/use-search-key.ts'
import { RecoveryGate } from './recovery-gate.tsx'

/** Asks for the 8-digit code, or for a recovery code instead. */
export function StaffGate({ onOpen }: { onOpen: () => void }) {
  const [isRecovering, setRecovering] = useState(false)
  // The search contains names, and the next person at the gate may be someone else.
  useEffect(forgetLookedFor, [])
  return (
    <Card padding="l">
      {isRecovering ? (
        <RecoveryGate onOpen={onOpen} onBack={() => setRecovering(false)} />
      ) : (
        <CodeGate onOpen={onOpen} onLost={() => setRecovering(true)} />
      )}
    </Card>
  )
}

/** Enter submits it. */
function CodeGate({ onOpen, onLost }: { onOpen: () => void; onLost: () => void }) {
  const [typed, setCode] = useState('')
  const verifying = useMutation({
    mutationFn: (code: string) => verifyStaffCode({ code }),
    onSuccess: onOpen,
    onError: tellRefusedCode,
  })
  const isClosed = verifying.error instanceof ApiError && verifying.error.code === 'too-many-attempts'
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = staffCodeIn(onlyTextIn(form))
    setCode(code)
    if (code) return verifying.mutate(code, { onError: () => focusOnlyField(form) })
    focusOnlyField(form)
    tellMissingCode()
  }
  const [hasPasskey] = useState(() => passkeysHere().length > 0)
  const byTouch = hasPasskey || isClosed
  const field = useRef<HTMLInputElement>(null)
  useDigitsFor(field)
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="m">
        {isClosed && (
          <Notice tone="caution" title="Codes are paused for now">
            There were too many wrong codes. You can still get in with a passkey, a recovery code, a link from
            an owner, or your staff account’s password.
          </Notice>
        )}
        {byTouch && <OpenByTouch onOpen={onOpen} />}
        <PasswordField
          label="Admin code"
          showLabel="Show code"
          hideLabel="Hide code"
          hint="Your 8-digit code"
          value={typed}
          onChange={event => setCode(staffCodeIn(event.target.value))}
          inputMode="numeric"
          autoComplete="off"
          ref={field}
          autoFocus
        />
        <Button
          type="submit"
          variant={byTouch ? 'secondary' : 'primary'}
          full
          busy={verifying.isPending}
          busyLabel="Checking..."
        >
          Open Admin Panel
        </Button>
        <Inline spread="center">
          <TextLink alone onClick={onLost}>
            Use a Recovery Code
          </TextLink>
        </Inline>
      </Stack>
    </form>
  )
}

/** Digits go into the field, wherever the focus is. */
function useDigitsFor(field: RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const hear = ({ key, target }: KeyboardEvent) => {
      if (/^\d$/.test(key) && !isBusy(target)) field.current?.focus()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [field])
}

/** Shown first if a passkey has opened the area here before. */
function OpenByTouch({ onOpen }: { onOpen: () => void }) {
  const entering = useEnterByPasskey(it => it.enterByPasskey(true), onOpen, 'your code')
  return (
    <Button
      icon={Fingerprint}
      full
      busy={entering.isPending}
      busyLabel="Waiting..."
      onClick={() => entering.mutate()}
    >
      Open with a Passkey
    </Button>
  )
}
