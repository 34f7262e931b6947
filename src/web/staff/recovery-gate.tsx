import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { openByRecoveryCode } from '#api/recovery/recovery.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { typedText } from '../form/typed-text.ts'
import { focusOnlyField, onlyTextIn } from '../form/use-fields.ts'
import { codeUsed, recoveryCodeNeeded } from '../member/recovery/codes-left.ts'
import { tellRefusedCode } from '../member/tell-refused-code.ts'

type RecoveryGateProps = { onOpen: () => void; onBack: () => void }

/** Opens the staff area with one of ten recovery codes, for staff who lost their code. */
export function RecoveryGate({ onOpen, onBack }: RecoveryGateProps) {
  const [typed, setCode] = useState('')
  const opening = useMutation({
    mutationFn: (code: string) => openByRecoveryCode({ code }),
    onSuccess: ({ codesLeft }) => {
      showToast(codeUsed(codesLeft))
      onOpen()
    },
    onError: tellRefusedCode,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = typedText(onlyTextIn(form))
    setCode(code)
    if (code) return opening.mutate(code, { onError: () => focusOnlyField(form) })
    focusOnlyField(form)
    showToast({ title: 'Missing Code', description: recoveryCodeNeeded, tone: 'critical' })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="m">
        <TextField
          label="Recovery code"
          hint="16 letters and digits. Each code works once."
          value={typed}
          onChange={({ target }) => setCode(target.value)}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          autoFocus
        />
        <Button type="submit" full busy={opening.isPending} busyLabel="Checking...">
          Open Admin Panel
        </Button>
        <Button variant="quiet" full onClick={onBack}>
          Use Your Staff Code
        </Button>
      </Stack>
    </form>
  )
}
