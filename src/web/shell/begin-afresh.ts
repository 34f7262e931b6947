/** Removes what earlier versions left in the browser. The query cache is empty at every start. */
export function beginAfresh(): void {
  try {
    localStorage.removeItem('services')
    localStorage.removeItem('serviceData')
  } catch {
    return
  }
}
