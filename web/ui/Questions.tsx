import { lazy, Suspense, useSyncExternalStore } from 'react'
import { questionStore } from './ask.ts'

const QuestionDialog = lazy(() => import('./QuestionDialog.tsx'))

/** Where `ask` shows its question; the dialog is loaded when the first one is asked. */
export function Questions() {
  const asked = useSyncExternalStore(questionStore.subscribe, questionStore.read, questionStore.readOnServer)
  if (!asked) return null
  return (
    <Suspense>
      <QuestionDialog {...asked} />
    </Suspense>
  )
}
