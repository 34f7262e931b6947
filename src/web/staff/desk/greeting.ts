const key = 'velora-desk-greets'

/** Whether this tablet greets patients by their first name; on by default. */
export function greetsByName(): boolean {
  try {
    return localStorage.getItem(key) !== 'no'
  } catch {
    return true
  }
}

export function keepGreeting(greets: boolean): void {
  try {
    localStorage.setItem(key, greets ? 'yes' : 'no')
  } catch {
    return
  }
}
