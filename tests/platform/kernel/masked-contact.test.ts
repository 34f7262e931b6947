import { expect, it } from 'vitest'
import { maskedChange, maskedContact } from '#platform/kernel/masked-contact.ts'

it.each([
  ['mia@velora.example', 'm•••@v•••.example'],
  ['Mia.Hart@Mail.Hart-Family.co.uk', 'm•••@m•••.uk'],
  ['m@x.org', 'm•••@x•••.org'],
  ['+13105550142', '•••42'],
  ['ask her husband', '•••'],
])('%s is recognized by those who know it, and tells others nothing', (contact, masked) => {
  expect(maskedContact(contact)).toBe(masked)
})

it('a change names the old contact if there was one', () => {
  expect(maskedChange('mia@velora.example', 'noor@velora.example')).toBe(
    'from m•••@v•••.example to n•••@v•••.example',
  )
  expect(maskedChange(null, '+13105550142')).toBe('•••42')
})
