/** How many checks the current step made, and how many it started without awaiting. */
let made = 0
let underWay = 0

export function beginStep(): void {
  made = 0
  underWay = 0
}

/** Why the current step proves nothing, if so. */
export function whatIsUnchecked(): string | undefined {
  if (underWay > 0) return 'This step does not wait for what it checks.'
  return made === 0 ? 'This step checks nothing: a Then has to expect something.' : undefined
}

/** Counts a check once it passes; returns its result. */
export function checked<T>(check: T): T {
  if (!(check instanceof Promise)) {
    made += 1
    return check
  }
  underWay += 1
  return check.then(
    value => {
      underWay -= 1
      made += 1
      return value
    },
    error => {
      underWay -= 1
      throw error
    },
  ) as T
}
