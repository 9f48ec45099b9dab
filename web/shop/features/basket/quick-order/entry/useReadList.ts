import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { readQuickOrder, readQuickOrderFile } from '../../../../../../contract/basket/quick-order.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { longestText } from '../../../../../../rules/basket/quick-order.ts'
import { type CallFailed, call } from '../../../../../api/call.ts'
import { saysItself } from '../../../../../api/failures.ts'
import { upload } from '../../../../../api/upload.ts'
import { useReason } from '../../../../../ui/feedback/failure.ts'
import { useTableFile } from '../../../../../ui/form/table-file/useTableFile.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { ReadAnswer } from '../queries.ts'

/** Reads texts and files. A text that is too long is not sent, and said at once; of a file it is asked first what is meant. */
export function useReadList(onRead: (answer: ReadAnswer) => void) {
  const text = useText()
  const reasonOf = useReason()
  const [tooLong, setTooLong] = useState(false)
  const reading = useMutation<ReadAnswer, CallFailed, string>({
    meta: saysItself,
    mutationFn: (typed) => call(readQuickOrder, { body: { text: typed } }),
    onSuccess: onRead,
  })
  const file = useTableFile<Reply<typeof readQuickOrderFile>>({
    send: (sent, choice) => upload(readQuickOrderFile, { query: choice }, { file: sent }),
    onRead,
  })
  const read = (source: string | File, onDone?: () => void) => {
    const isTooLong = typeof source === 'string' && source.length > longestText
    setTooLong(isTooLong)
    reading.reset()
    file.forget()
    if (typeof source !== 'string') return file.read(source, undefined)
    if (isTooLong || source.trim() === '') return
    reading.mutate(source, { onSuccess: () => onDone?.() })
  }
  const failed = reading.error ?? file.why
  const refused = failed && reasonOf(failed)
  return {
    read,
    file,
    busy: reading.isPending || file.isReading,
    /** Empty lines of an order form. */
    leftOut: (reading.data ?? file.taken)?.leftOut ?? 0,
    /** Titles, sums and remarks around the lines. */
    otherRows: (reading.data ?? file.taken)?.otherRows ?? 0,
    refused: tooLong ? text('quick_order.text_too_long') : refused,
  }
}
