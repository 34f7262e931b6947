/** Where the stories are. Their titles are their paths, below who sees them: no file of stories has a title of its own. */
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

/** `qr-image` as people say it: QR image. */
export function inWords(name: string): string {
  const words = name
    .split('-')
    .map(word => capitals[word] ?? word)
    .join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
