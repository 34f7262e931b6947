import { changeSignInAddress } from '#api/contact-changes/contact-changes.ts'
import { getListContactsQueryKey } from '#api/contacts/contacts.ts'
import { getReadPatientQueryKey } from '#api/patients/patients.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { ConfirmDialog } from '#ui-kit/feedback/dialog/confirm-dialog.tsx'
import { Dialog } from '#ui-kit/feedback/dialog/dialog.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { useAction } from '../../../data/use-action.ts'
import { typedText } from '../../../form/typed-text.ts'
import { useForm } from '../../../form/use-form.ts'

type ChangeSignInProps = { id: string; replaces: string; onClose: () => void }

/** Lets a patient who has no address to sign in with use one of their contacts. */
export function SetSignIn({ id, email, onClose }: { id: string; email: string; onClose: () => void }) {
  const { mutate, isPending } = useAction({
    call: () => changeSignInAddress(id, { email, replaces: null }),
    success: () => ({ title: 'Sign-In Address Set' }),
    failure: 'Could Not Set It',
    onSettled: onClose,
    refreshes: [getListContactsQueryKey(id), getReadPatientQueryKey(id)],
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`Use ${email} to sign in?`}
      description="Anyone who gets email at this address can choose a password and sign in. Check the patient’s ID first."
      confirmLabel="Use This Address"
      busy={isPending}
      busyLabel="Saving..."
      onConfirm={() => mutate(undefined)}
    />
  )
}

const address = { type: 'email', autoCapitalize: 'none', autoComplete: 'off', maxLength: 254 } as const

/** Changes the sign-in address of a patient who is at the desk and lost access to the old one. */
export function ChangeSignIn({ id, replaces, onClose }: ChangeSignInProps) {
  const form = useForm({
    empty: { email: '', again: '' },
    kept: `sign-in-of-${id}`,
    problemsOf: ({ email, again }: { readonly email: string; readonly again: string }) => {
      if (!typedText(email)) return { email: 'Please enter the new email address' }
      return typedText(email) === typedText(again) ? {} : { again: 'These two addresses don’t match' }
    },
  })
  const { mutate, isPending } = useAction({
    call: ({ email }: { readonly email: string }) =>
      changeSignInAddress(id, { email: typedText(email), replaces }),
    onSuccess: () => {
      form.clear()
      onClose()
    },
    onFailed: ({ fields }) => form.setProblems(fields),
    success: () => ({ title: 'Sign-In Address Changed' }),
    failure: error =>
      Object.keys(error.fields).length > 0 ? undefined : { title: 'Error', description: error.userMessage },
    refreshes: [getListContactsQueryKey(id), getReadPatientQueryKey(id)],
  })
  return (
    <Dialog
      open
      onClose={onClose}
      size="s"
      title="Change the sign-in address"
      description={`Only for a patient who’s here and has lost access to ${replaces}. Check their ID first. We’ll send a note to the old address.`}
    >
      <form onSubmit={form.submit(draft => !isPending && mutate(draft))} noValidate>
        <Stack gap="m">
          <TextField label="New email" {...address} {...form.field('email')} />
          <TextField
            label="New email again"
            hint="Anyone who gets email at this address can sign in. Have the patient check it."
            {...address}
            {...form.field('again')}
          />
          <Button type="submit" full busy={isPending} busyLabel="Changing...">
            Change Address
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
