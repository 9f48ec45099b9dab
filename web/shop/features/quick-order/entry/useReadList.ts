import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { largestListFile, readQuickOrder, readQuickOrderFile } from '../../../../../contract/order/quick-order.ts'
import { longestText } from '../../../../../rules/order/quick-order.ts'
import { type CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { upload } from '../../../../api/upload.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReadAnswer } from '../queries.ts'

/** Reads texts and files. What is too large is not sent, and said at once. */
export function useReadList(onRead: (answer: ReadAnswer) => void) {
  const text = useText()
  const reasonOf = useReason()
  const [tooLarge, setTooLarge] = useState<string>()
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
    const isTooLarge = isText ? source.length > longestText : source.size > largestListFile
    const why = text(isText ? 'quick_order.text_too_long' : 'quick_order.file_hint')
    setTooLarge(isTooLarge ? why : undefined)
    reading.reset()
    if (isTooLarge || (isText && source.trim() === '')) return
    reading.mutate(source, { onSuccess: () => onDone?.() })
  }
  const refused = tooLarge ?? (reading.error && reasonOf(reading.error))
  return { read, busy: reading.isPending, refused }
}
