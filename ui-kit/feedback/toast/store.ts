export type ToastTone = 'plain' | 'positive' | 'critical'

export type ToastContent = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  /** 5000 when left out. */
  durationMs?: number
  /** The next step; the toast closes when it is taken. */
  action?: { readonly label: string; readonly onPress: () => void }
}

export type ToastState = ToastContent & { readonly id: number; readonly open: boolean }

const limit = 1
const removeAfterMs = 1_000_000

let toasts: readonly ToastState[] = []
let lastId = 0
const listeners = new Set<() => void>()

let appear = () => {}
/** Once toasts are on the screen: the first one brings what shows them. */
export const toastsAppear = new Promise<void>(resolve => {
  appear = resolve
})
export const noteToastsAppear = () => appear()

/** Shows a toast in place of the one that is visible, and answers its id. */
export function showToast(content: ToastContent): number {
  lastId += 1
  publish([{ ...content, id: lastId, open: true }, ...toasts].slice(0, limit))
  return lastId
}

export function updateToast(id: number, change: Partial<ToastContent>): void {
  publish(toasts.map(toast => (toast.id === id ? { ...toast, ...change } : toast)))
}

/** Closes one toast, or all of them; it is forgotten 1,000,000 ms later. */
export function dismissToast(id?: number): void {
  for (const toast of toasts) if (id === undefined || toast.id === id) forgetLater(toast)
  publish(toasts.map(toast => (id === undefined || toast.id === id ? { ...toast, open: false } : toast)))
}

export function currentToasts(): readonly ToastState[] {
  return toasts
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function forgetLater({ id, open }: ToastState) {
  if (open) setTimeout(() => publish(toasts.filter(toast => toast.id !== id)), removeAfterMs)
}

function publish(next: readonly ToastState[]) {
  toasts = next
  for (const listener of listeners) listener()
}
