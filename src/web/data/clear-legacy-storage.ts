/** Removes data that earlier versions left in the browser. The query cache always starts empty. */
export function clearLegacyStorage(): void {
  try {
    localStorage.removeItem('services')
    localStorage.removeItem('serviceData')
  } catch {
    return
  }
}
