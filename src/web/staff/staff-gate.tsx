import { type FormEvent, useState } from 'react'
import { useVerifyStaffCode } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { PasswordField } from '#ui-kit/password-field/password-field.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import { focusOnlyField } from '../form/use-fields.ts'
import { staffCodeIn } from '../member/staff-code.ts'
import { tellRefusedCode } from '../member/tell-refused-code.ts'

/** Asks for the 8-digit code; Enter submits it. */
export function StaffGate({ onOpen }: { onOpen: () => void }) {
  const [code, setCode] = useState('')
  const verifying = useVerifyStaffCode({ mutation: { onSuccess: onOpen, onError: tellRefusedCode } })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (code) return verifying.mutate({ data: { code } }, { onError: () => focusOnlyField(form) })
    focusOnlyField(form)
    showToast({ title: 'Missing Code', description: 'Please enter the admin code', tone: 'critical' })
  }
  return (
    <Card padding="l">
      <form onSubmit={submit} noValidate>
        <Stack gap="m">
          <PasswordField
            label="Admin code"
            showLabel="Show code"
            hideLabel="Hide code"
            hint="Eight digits, your own"
            value={code}
            onChange={event => setCode(staffCodeIn(event.target.value))}
            inputMode="numeric"
            autoComplete="off"
          />
          <Button type="submit" full busy={verifying.isPending} busyLabel="Checking...">
            Open Admin Panel
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
