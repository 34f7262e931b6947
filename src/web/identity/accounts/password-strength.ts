type Strength = { level: 0 | 1 | 2 | 3 | 4; text: string }

/** Only a hint, never a refusal: six characters are enough. */
export function passwordStrength(password: string): Strength {
  const length = password.trim().length
  if (length === 0) return { level: 0, text: 'At least 6 characters' }
  if (length < 6) return { level: 1, text: 'Too short' }
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter(kind => kind.test(password)).length
  if (length >= 16 || (length >= 12 && kinds >= 3)) return { level: 4, text: 'Strong' }
  if (length >= 10 && kinds >= 2) return { level: 3, text: 'Good' }
  return { level: 2, text: 'Fair: a longer one is safer' }
}
