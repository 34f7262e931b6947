/** The email branding of a clinic without its own settings. */
export const plainLetterhead = {
  clinicName: 'Velora',
  ownName: null as string | null,
  contact: [] as readonly { readonly text: string; readonly href: string }[],
  logo: null,
  ground: '#FBF7F2',
  line: '#E9DFD6',
  ink: '#2B1B2E',
  quiet: '#6B5B6E',
  accent: '#A8456A',
  button: '#A8456A',
  buttonInk: '#FFFFFF',
} as const
