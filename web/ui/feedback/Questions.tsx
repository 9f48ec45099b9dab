import { useSyncExternalStore } from 'react'
import { LazyDialog } from '../dialog/LazyDialog.tsx'
import { questionStore } from './confirm.ts'

const load = () => import('./QuestionDialog.tsx').then((part) => part.default)

/** Where `ask` shows its question; the dialog is loaded when the first one is asked. Where it cannot be, the answer is no. */
export function Questions() {
  const question = useSyncExternalStore(questionStore.subscribe, questionStore.read, questionStore.readOnServer)
  return question && <LazyDialog load={load} dialogProps={question} onMissing={() => question.answer(false)} />
}
