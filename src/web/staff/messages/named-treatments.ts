/** The treatment names that a message contains: as whole words, ignoring case, spaces and hyphens. */
export function namedTreatments(text: string, names: readonly string[]): readonly string[] {
  const words = ` ${plain(text)} `
  return names.filter(name => plain(name) !== '' && words.includes(` ${plain(name)} `))
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // 'Lip fillers' also matches the lip filler.
    .replaceAll(/(\p{L}{3,})s\b/gu, '$1')
