/** Folders of the app that are a module, or only gather others: no place that a patient knows. */
const modules = /^(?:identity\/accounts|identity|loyalty|content|messaging|privacy)\//

/**
 * Where a file of stories stands in the index: parts of the kit by what they are for, screens by who sees them and where. The
 * one place that says so: no file of stories has a title of its own.
 */
export function titleOf(path: string): string {
  const [, area = '', rest = ''] = /(ui-kit|src\/web|\.storybook)\/(.*)\.stories\.tsx$/.exec(path) ?? []
  if (area === 'src/web') return titleOfScreen(rest)
  const folders = rest.split('/')
  const name = inWords(folders.at(-1) ?? '')
  if (name === 'Cover') return name
  if (folders.at(-2) === 'words') return `Words/${name}`
  if (area === '.storybook' || folders[0] === 'foundations') return `Foundations/${name}`
  if (folders[0] === 'patterns') return `Patterns/${name}`
  return `Components/${inWords(folders[0] ?? '')}/${name}`
}

function titleOfScreen(path: string): string {
  const folders = path.replace(modules, '').split('/')
  const name = inWords((folders.pop() ?? '').replace(/-(?:screen|panel)$/, ''))
  if (folders[0] === 'staff') return ['Screens/Staff', ...folders.slice(1, 2).map(inWords), name].join('/')
  const place = folders[0] === 'app' || folders[0] === 'data' ? 'Everywhere' : inWords(folders[0] ?? '')
  return `Screens/Patient/${place}/${name}`
}

const capitals: Readonly<Record<string, string>> = { api: 'API', qr: 'QR', sms: 'SMS', menu: 'services' }

/** `qr-image` as people say it: QR image. */
function inWords(name: string): string {
  const words = name.split('-').map(word => capitals[word] ?? word)
  return words.map((word, at) => (at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word)).join(' ')
}
