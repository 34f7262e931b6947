import { useMutation } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { verifyStaffCode } from '#api/staff/staff.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { focusOnlyField, onlyTextIn } from '../../../form/use-fields.ts'
import { staffCodeIn } from '../../../member/staff-code.ts'
import { staffPlace } from '../../../member/staff-place.ts'
import { tellMissingCode, tellRefusedCode } from '../../../member/tell-refused-code.ts'

type StaffCodeBoxProps = { returnTo: string | undefined }

/** One line on the sign-in page, which opens the staff code field. Open from the start for whoever came for it. */
export function StaffCodeBox({ returnTo }: StaffCodeBoxProps) {
  const isSought = useLocation({ select: ({ hash }) => hash === 'staff-code' })
  const [wasAsked, setAsked] = useState(false)
  const takesFocus = wasAsked || isSought
  if (takesFocus || returnTo?.startsWith('/admin')) return <StaffCodeForm {...{ returnTo, takesFocus }} />
  return (
    <Inline spread="center">
      <TextLink alone tone="quiet" onClick={() => setAsked(true)}>
        Team member? Enter staff code
      </TextLink>
    </Inline>
  )
}

function StaffCodeForm({ returnTo, takesFocus }: StaffCodeBoxProps & { takesFocus: boolean }) {
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
            autoFocus={takesFocus}
          />
          <Button type="submit" variant="secondary" full busy={verifying.isPending} busyLabel="Checking...">
            Staff Access
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
