import { fieldProblems } from '../../form/field-problems.ts'
import { typedText } from '../../form/typed-text.ts'

export type Draft = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly dateOfBirth: string
}

export type Problems = Partial<Record<keyof Draft, string>>

export const emptyDraft: Draft = { firstName: '', lastName: '', email: '', password: '', dateOfBirth: '' }

export function signInProblems({ email, password }: Pick<Draft, 'email' | 'password'>): Problems {
  return {
    ...(!isEmail(typedText(email)) && { email: 'Please enter a valid email address' }),
    ...(typedText(password).length < 6 && { password: 'Password must be at least 6 characters' }),
  }
}

export function joinProblems(draft: Draft): Problems {
  return {
    ...(!typedText(draft.firstName) && { firstName: fieldProblems.firstName }),
    ...(!typedText(draft.lastName) && { lastName: 'Last name is required' }),
    ...signInProblems(draft),
  }
}

export function forgottenProblems({ email }: { email: string }): { email?: string } {
  return isEmail(typedText(email)) ? {} : { email: 'Please enter a valid email address' }
}

export type NewPassword = { readonly newPassword: string; readonly confirmPassword: string }

export function newPasswordProblems(draft: NewPassword): Partial<NewPassword> {
  const [newPassword, confirmPassword] = [typedText(draft.newPassword), typedText(draft.confirmPassword)]
  return {
    ...(newPassword.length < 6 && { newPassword: 'Password must be at least 6 characters' }),
    ...(newPassword !== confirmPassword && { confirmPassword: "Passwords don't match" }),
  }
}

const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
