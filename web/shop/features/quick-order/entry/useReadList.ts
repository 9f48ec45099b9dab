import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuickOrder, readQuickOrderFile } from '../../../../../contract/order/quick-order.ts'
import { longestText } from '../../../../../rules/order/quick-order.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { upload } from '../../../../api/upload.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReadAnswer } from '../queries.ts'

/** Reads texts and files. A text that is too long is not sent, and said at once. */
export function useReadList(onRead: (answer: ReadAnswer) => void) {
  const text = useText()
  const reasonOf = useReason()
  const [tooLong, setTooLong] = useState(false)
  const reading = useMutation<ReadAnswer, CallFailed, string | File>({
    meta: saysItself,
    mutationFn: (source) =>
      typeof source === 'string'
        ? call(readQuickOrder, { body: { text: source } })
        : upload(readQuickOrderFile, {}, { file: source }),
    onSuccess: onRead,
  })
  const read = (source: string | File, onDone?: () => void) => {
    const isText = typeof source === 'string'
    const isTooLong = isText && source.length > longestText
    setTooLong(isTooLong)
    reading.reset()
    if (isTooLong || (isText && source.trim() === '')) return
    reading.mutate(source, { onSuccess: () => onDone?.() })
  }
  const refused = reading.error && reasonOf(reading.error)
  return {
    read,
    busy: reading.isPending,
    /** Lines of an order form that nobody filled in. */
    leftOut: reading.data?.leftOut ?? 0,
    refused: tooLong ? text('quick_order.text_too_long') : refused,
  }
}
