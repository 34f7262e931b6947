const ages = new Map<string, number>()
const changes = new EventTarget()

/** When the visible list was cached; undefined once it is up to date. */
export function noteListAge(path: string, keptAt: number | undefined): void {
  if (keptAt) ages.set(path, keptAt)
  else ages.delete(path)
  changes.dispatchEvent(new Event('change'))
}

export const ageOfList = (path: string): number | undefined => ages.get(path)

export function onListAgeChanged(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  return () => changes.removeEventListener('change', listener)
}
