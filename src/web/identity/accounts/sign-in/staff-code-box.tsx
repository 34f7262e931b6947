import { useMutation } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { verifyStaffCode } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { focusOnlyField, onlyTextIn } from '../../../form/use-fields.ts'
import { staffCodeIn } from '../../../member/staff-code.ts'
import { staffPlace } from '../../../member/staff-place.ts'
import { tellMissingCode, tellRefusedCode } from '../../../member/tell-refused-code.ts'

/** The staff code field on the sign-in page. */
export function StaffCodeBox({ returnTo }: { returnTo: string | undefined }) {
  const { history } = useRouter()
  const [typed, setCode] = useState('')
  const verifying = useMutation({
    mutationFn: (code: string) => verifyStaffCode({ code }),
    onSuccess: () => history.push(staffPlace(returnTo)),
    onError: tellRefusedCode,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = staffCodeIn(onlyTextIn(form))
    setCode(code)
    if (code) return verifying.mutate(code, { onError: () => focusOnlyField(form) })
    focusOnlyField(form)
    tellMissingCode()
  }
  return (
    <Card tone="quiet" as="section" aria-label="Staff access">
      <form id="staff-code" onSubmit={submit} noValidate>
        <Stack gap="s">
          <PasswordField
            label="Staff code"
            showLabel="Show staff code"
            hideLabel="Hide staff code"
            value={typed}
            onChange={event => setCode(staffCodeIn(event.target.value))}
            inputMode="numeric"
            autoComplete="off"
          />
          <Button type="submit" variant="secondary" full busy={verifying.isPending} busyLabel="Checking...">
            Staff Access
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
