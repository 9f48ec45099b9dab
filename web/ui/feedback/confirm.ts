export type Question = { title: string; message: string; yes: string; no: string; danger?: boolean }

type OpenQuestion = Question & { answer: (yes: boolean) => void }

let openQuestion: OpenQuestion | null = null
const listeners = new Set<() => void>()

function change(next: OpenQuestion | null) {
  openQuestion = next
  for (const listener of listeners) listener()
}

/** Asks before something that cannot be undone; resolves to the answer. Escape means no. */
export const confirm = (question: Question) =>
  new Promise<boolean>((resolve) => {
    change({
      ...question,
      answer: (yes) => {
        change(null)
        resolve(yes)
      },
    })
  })

export const questionStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  read: () => openQuestion,
  readOnServer: () => null,
}
