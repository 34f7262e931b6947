/** Where the stories are. Their titles are their paths, grouped by who sees them; story files don't set titles. */
export const stories = [
  { directory: './pages', files: '**/*.stories.tsx' },
  { directory: '../ui-kit', files: '@(foundations|patterns)/**/*.stories.tsx' },
  {
    directory: '../ui-kit',
    files: '!(foundations|patterns)/**/*.stories.tsx',
    titlePrefix: 'components',
  },
  { directory: '../src/web', files: 'staff/**/*.stories.tsx', titlePrefix: 'screens' },
  { directory: '../src/web', files: '!(staff)/**/*.stories.tsx', titlePrefix: 'screens/patient' },
]

const capitals: Readonly<Record<string, string>> = { api: 'API', qr: 'QR', sms: 'SMS' }

/** The name as people say it: `qr-code` is "QR code". */
export function inWords(name: string): string {
  const words = name
    .split('-')
    .map(word => capitals[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
