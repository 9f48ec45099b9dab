import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReturnRefusal } from '../../../../../rules/return/return.ts'
import { useAttempt } from '../../../../api/attempt.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { useDraft } from '../../../../api/draft.ts'
import { saysItself } from '../../../../api/failures.ts'
import { useForm } from '../../../../ui/form/useForm.ts'
import { type ReturnDetail, type ReturnFile, refreshAfterReturn, returnQuery } from '../queries.ts'
import { addLines } from './add-lines.ts'
import { readFaults } from './faults.ts'
import { type FindRow, judge, readPieces } from './judge.ts'
import { isSameReturn, sendReturn, toContent } from './return-content.ts'
import {
  emptyReturn,
  type LineDraft,
  type ReturnContent,
  type ReturnDraft,
  returnDraftCodec,
  toReturnDraft,
} from './return-draft.ts'
import { useRows } from './useRows.ts'

export type ReturnForm = ReturnType<typeof useReturnForm>
type LineField = `lines.${number}.${string}` | 'fileIds'
type Options = { detail: ReturnDetail | undefined; addressId: string; onDone: (detail: ReturnDetail) => void }

/** A return in hand: what is typed, kept in this window until it is saved; what is wrong with it; and how it is sent. */
export function useReturnForm({ detail, addressId, onDone }: Options) {
  const draft = useDraft('return', String(detail?.returnId ?? 'new'), returnDraftCodec)
  const [start] = useState(() => draft.found ?? (detail ? toReturnDraft(detail) : { ...emptyReturn, addressId }))
  // The lines that it is judged by follow from what is typed.
  const findRef = useRef<FindRow>(() => undefined)
  const form = useForm<ReturnDraft, ReturnRefusal, LineField>({
    start,
    rules: (values) => judge(values, findRef.current) as Record<keyof ReturnDraft | LineField, ReturnRefusal>,
    onChange: draft.update,
  })
  const find = useRows(form.values.lines, detail)
  findRef.current = find
  const sending = useSending(form, draft, onDone)
  return {
    ...form,
    ...sending,
    ...lineChanges(form),
    ...useFiles(form),
    find,
    found: draft.found,
    forget: draft.forget,
  }
}

type Form = ReturnType<typeof useForm<ReturnDraft, ReturnRefusal, LineField>>
type Draft = ReturnType<typeof useDraft<ReturnDraft>>

function useSending(form: Form, draft: Draft, onDone: Options['onDone']) {
  const queries = useQueryClient()
  const failed = useFailure(form)
  const attempt = useAttempt<ReturnContent, ReturnDetail>({
    meta: saysItself,
    send: (one, progress) =>
      sendReturn(one, (saved) => {
        progress({ ...one.content, saved })
        form.change({ base: saved })
      }),
    isSame: isSameReturn,
    stored: draft.found?.pendingAttempt ?? undefined,
    store: (pendingAttempt) => draft.update({ pendingAttempt: pendingAttempt ?? null }),
    onSuccess: (detail) => {
      draft.forget()
      void refreshAfterReturn(queries, detail)
      onDone(detail)
    },
    onError: (failure) => void failed(failure),
  })
  const isSending = attempt.state === 'sending'
  return {
    attempt,
    isSending,
    /** Submits it where nothing is wrong. */
    submit: () => !isSending && form.send((values) => attempt.send(toContent(values, true))),
    /** Keeps it as it is, complete or not; of pieces there have to be some. */
    save: () => {
      if (isSending) return
      const wrong = form.values.lines.flatMap(({ qty }, at) =>
        readPieces(qty) > 0 ? [] : [[`lines.${at}.quantity`, 'return.quantity_invalid']],
      )
      if (wrong.length > 0) form.refuse(Object.fromEntries(wrong))
      else attempt.send(toContent(form.values, false))
    },
  }
}

/** Says what is wrong; what was changed elsewhere is refetched. */
function useFailure(form: Form) {
  const queries = useQueryClient()
  return async (failure: CallFailed) => {
    form.refuse(readFaults(failure) as Parameters<typeof form.refuse>[0])
    const { base } = form.values
    if (failure.reason !== 'return.changed' || !base) return
    // What was typed stays, and is a change of the return as it is now.
    const now = await queries.fetchQuery({ ...returnQuery(base.returnId), staleTime: 0 }).catch(() => undefined)
    if (now) form.change({ base: { returnId: now.returnId, revision: now.revision } })
  }
}

function lineChanges(form: Form) {
  const { lines } = form.values
  const set = (next: readonly LineDraft[]) => {
    forgetFaults(form)
    form.change({ lines: next })
  }
  return {
    addLines: (more: readonly LineDraft[], sameFile?: readonly LineDraft[]) => {
      const { taken, ...added } = addLines(lines, more, sameFile)
      form.change(added)
      return taken
    },
    changeLine: (at: number, change: Partial<LineDraft>) => {
      form.change({ lines: lines.map((line, here) => (here === at ? { ...line, ...change } : line)) })
      form.forget(...Object.keys(change).map((name) => `lines.${at}.${name === 'qty' ? 'quantity' : name}` as const))
    },
    /** The same product once more, of another batch or with another fault. */
    splitLine: (at: number) =>
      set(lines.flatMap((line, here) => (here === at ? [line, { ...line, qty: '1', batchNumber: '' }] : [line]))),
    removeLine: (at: number) => set(lines.filter((_, here) => here !== at)),
  }
}

/** Several may arrive at once, of the same render. */
function useFiles(form: Form) {
  const files = useRef(form.values.files)
  const set = (next: readonly ReturnFile[]) => {
    files.current = next
    form.forget('fileIds')
    form.change({ files: next })
  }
  return {
    addFile: (file: ReturnFile) => set([...files.current, file]),
    removeFile: (fileId: number) => set(files.current.filter((one) => one.fileId !== fileId)),
  }
}

/** Otherwise a message of one line would be shown at another one, or at another kind of return. */
export const forgetFaults = ({ faults, forget }: Pick<Form, 'faults' | 'forget'>) =>
  forget(...(Object.keys(faults) as (keyof typeof faults)[]))
