/** What the step that runs has checked so far, and what it began to check and has not waited for. */
let made = 0
let underWay = 0

export function beginStep(): void {
  made = 0
  underWay = 0
}

/** Why the step that ran proves nothing, if so. */
export function whatIsUnchecked(): string | undefined {
  if (underWay > 0) return 'This step does not wait for what it checks.'
  return made === 0 ? 'This step checks nothing: a Then has to expect something.' : undefined
}

/** Notes that something was checked once it held; gives on what the check gives. */
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
