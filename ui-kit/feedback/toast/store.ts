export type ToastTone = 'plain' | 'positive' | 'critical'

export type ToastContent = {
  title: string
  description?: string | undefined
  tone?: ToastTone
  /** Defaults to 5000. */
  durationMs?: number
  /** The next step; pressing it closes the toast. */
  action?: { readonly label: string; readonly onPress: () => void }
}

export type ToastState = ToastContent & { readonly id: number; readonly open: boolean }

const limit = 1
const removeAfterMs = 1_000_000

let toasts: readonly ToastState[] = []
let lastId = 0
const listeners = new Set<() => void>()

let appear = () => {}
/** Resolves once toasts can be shown. The first toast loads the region. */
export const toastsAppear = new Promise<void>(resolve => {
  appear = resolve
})
export const noteToastsAppear = () => appear()

/** Shows a toast in place of the visible one; returns its ID. */
export function showToast(content: ToastContent): number {
  lastId += 1
  publish([{ ...content, id: lastId, open: true }, ...toasts].slice(0, limit))
  return lastId
}

export function updateToast(id: number, change: Partial<ToastContent>): void {
  publish(toasts.map(toast => (toast.id === id ? { ...toast, ...change } : toast)))
}

/** Closes one toast, or all of them. They're removed from memory 1,000,000 ms later. */
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
