const key = 'push-set-up'

/** The member who set up push notifications in this browser, and the endpoint. It isn't renewed for anyone else. */
export interface PushMark {
  readonly memberId: string
  readonly endpoint: string
}

export function pushMark(): PushMark | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keepPushMark(mark: PushMark): void {
  try {
    localStorage.setItem(key, JSON.stringify(mark))
  } catch {
    return
  }
}

export function forgetPushMark(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    return
  }
}
