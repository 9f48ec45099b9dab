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
    mutationFn: (given) =>
      typeof given === 'string'
        ? call(readQuickOrder, { body: { text: given } })
        : upload(readQuickOrderFile, {}, { file: given }),
    onSuccess: onRead,
  })
  const read = (given: string | File, onDone?: () => void) => {
    const isText = typeof given === 'string'
    const isTooLarge = isText ? given.length > longestText : given.size > largestListFile
    const why = text(isText ? 'quick_order.text_too_long' : 'quick_order.file_hint')
    setTooLarge(isTooLarge ? why : undefined)
    reading.reset()
    if (isTooLarge || (isText && given.trim() === '')) return
    reading.mutate(given, { onSuccess: () => onDone?.() })
  }
  const refused = tooLarge ?? (reading.error && reasonOf(reading.error))
  return { read, busy: reading.isPending, refused }
}
