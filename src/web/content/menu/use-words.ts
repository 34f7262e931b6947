import { useState } from 'react'

interface Field {
  readonly typed: string
  readonly address: string
  /** Values sent to the URL that it hasn't reflected yet. */
  readonly sent: readonly string[]
}

/**
 * A search field whose text is kept in the URL. The field updates first: waiting for the URL would lose the cursor
 * position. When the URL changes through a link or the back button, the field follows.
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
