import { useState } from 'react'

interface Field {
  readonly typed: string
  readonly address: string
  /** What the address was told and has not said yet. */
  readonly sent: readonly string[]
}

/**
 * A field whose words are kept in the address. The address comes after: a field that waited for it would lose the place
 * where somebody types. What the address says by itself, after a link or a step back, is in the field, too.
 */
export function useWords(words: string, onWords: (words: string) => void) {
  const [field, setField] = useState<Field>({ typed: words, address: words, sent: [] })
  if (words !== field.address) setField(followed(field, words))
  const type = (typed: string) => {
    setField(before => ({ ...before, typed, sent: [...before.sent, typed] }))
    onWords(typed)
  }
  return [field.typed, type] as const
}

function followed({ typed, sent }: Field, address: string): Field {
  const place = sent.indexOf(address)
  return place < 0 ? { typed: address, address, sent: [] } : { typed, address, sent: sent.slice(place + 1) }
}
