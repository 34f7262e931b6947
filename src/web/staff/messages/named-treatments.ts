/** Names that a message uses of those treatments: whole words, whatever their case, spaces and hyphens. */
export function namedTreatments(text: string, names: readonly string[]): readonly string[] {
  const words = ` ${plain(text)} `
  return names.filter(name => plain(name) !== '' && words.includes(` ${plain(name)} `))
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // 'Lip fillers' names the lip filler, too.
    .replaceAll(/(\p{L}{3,})s\b/gu, '$1')
