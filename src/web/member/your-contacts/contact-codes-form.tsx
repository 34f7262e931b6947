import type { FormEvent } from 'react'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { confirmContactChange, getListOwnContactsQueryKey } from '#api/contact-changes/contact-changes.ts'
import type { ConfirmContactChangeBody, ContactChange } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { useAction } from '../../data/use-action.ts'
import { fieldProblems } from '../../form/field-problems.ts'
import { focusFirstProblem, useFields } from '../../form/use-fields.ts'

type ContactCodesFormProps = {
  change: ContactChange
  old: string | null
  onDone: () => void
  onBack: () => void
}

const isCode = (typed: string) => /^\d{6}$/.test(typed)
const digitsOf = (typed: string) => typed.replaceAll(/\D/g, '')

/** Takes the codes: one from the new contact and, if required, one from the old. */
export function ContactCodesForm({ change: { to, asksOld }, old, onDone, onBack }: ContactCodesFormProps) {
  const { field, read, setProblems } = useFields({ code: '', oldCode: '' })
  const confirming = useAction({
    call: (codes: ConfirmContactChangeBody) => confirmContactChange(codes),
    secret: true,
    success: () => ({ title: 'Saved', description: `We’ll reach you at ${to} from now on.` }),
    onSuccess: onDone,
    refreshes: [getListOwnContactsQueryKey(), getCurrentUserQueryKey()],
    refreshesAnyway: true,
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = read(form)
    const [code, oldCode] = [digitsOf(typed.code), digitsOf(typed.oldCode)]
    const problems = {
      ...(!isCode(code) && { code: fieldProblems.code }),
      ...(asksOld && !isCode(oldCode) && { oldCode: fieldProblems.code }),
    }
    setProblems(problems)
    if (Object.keys(problems).length > 0) return focusFirstProblem(form)
    confirming.mutate(asksOld ? { code, oldCode } : { code }, {
      onError: ({ userMessage }) => {
        setProblems({ code: userMessage })
        focusFirstProblem(form)
      },
    })
  }
  const codeField = {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    maxLength: 10,
    required: true,
  } as const
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="m">
        <Text tone="quiet">
          {asksOld ? 'Enter both codes within 15 minutes.' : 'Enter the code within 15 minutes.'}
        </Text>
        <TextField {...field('code')} {...codeField} label={`Code sent to ${to}`} />
        {asksOld && <TextField {...field('oldCode')} {...codeField} label={`Code sent to ${old}`} />}
        <Button type="submit" full busy={confirming.isPending} busyLabel="Confirming...">
          Confirm
        </Button>
        {asksOld && (
          <Text size={14} tone="quiet">
            No longer have {old}? Please ask at the front desk.
          </Text>
        )}
        <Text size={14} tone="quiet">
          Nothing there? Check your spam folder. If {to} is already linked to another membership, the front
          desk can help.
        </Text>
        <Button full variant="quiet" onClick={onBack}>
          Start Over
        </Button>
      </Stack>
    </form>
  )
}
