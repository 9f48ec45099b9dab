export type Toast = { id: number; message: string; tone: 'good' | 'bad' | 'plain' }

// Specification section 8: five seconds.
const visibleFor = 5_000

let toasts: readonly Toast[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a short message at the edge of the window for five seconds. */
export function toast(message: string, tone: Toast['tone'] = 'plain') {
  count += 1
  const id = count
  change([...toasts.slice(-2), { id, message, tone }])
  setTimeout(() => dismiss(id), visibleFor)
}

export const dismiss = (id: number) => change(toasts.filter((shown) => shown.id !== id))

export const toastStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => toasts,
  readOnServer: () => none,
}
const none: readonly Toast[] = []
