/** Removes what earlier versions left in the browser. The query cache is empty at every start. */
export function clearLegacyStorage(): void {
  try {
    localStorage.removeItem('services')
    localStorage.removeItem('serviceData')
  } catch {
    return
  }
}
