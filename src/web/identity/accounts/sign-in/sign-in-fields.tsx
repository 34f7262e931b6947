import { PasswordField } from '#ui-kit/forms/password-field/password-field.tsx'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import type { DraftForm } from './use-draft.ts'

export function SignInFields({ field }: Pick<DraftForm, 'field'>) {
  return (
    <>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        inputMode="email"
        required
      />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="current-password"
        enterKeyHint="go"
        required
      />
    </>
  )
}
