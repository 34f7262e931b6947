import { clinic } from '../../data/clinic.ts'

const textOf = (codes: readonly string[]) =>
  [
    `Recovery codes for ${clinic.clinicName}, ${location.host}`,
    'Each works once. Keep them where only you can find them.',
    '',
    ...codes,
    '',
  ].join('\n')

export function downloadCodes(codes: readonly string[]): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([textOf(codes)], { type: 'text/plain' }))
  link.download = 'recovery-codes.txt'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

/** Prints only the codes, not the rest of the page. */
export function printCodes(codes: readonly string[]): void {
  const frame = document.createElement('iframe')
  frame.width = '0'
  frame.height = '0'
  frame.title = 'Recovery codes'
  document.body.append(frame)
  const { contentWindow, contentDocument } = frame
  const words = document.createElement('pre')
  words.textContent = textOf(codes)
  contentDocument?.body.append(words)
  contentWindow?.addEventListener('afterprint', () => frame.remove())
  contentWindow?.print()
}
