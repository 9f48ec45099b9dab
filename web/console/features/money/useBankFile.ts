import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { importBankFile } from '../../../../contract/console/money.ts'
import type { Reply } from '../../../../contract/endpoint.ts'
import { largestBankFile } from '../../../../rules/finance/bank-statement.ts'
import type { CallFailed } from '../../../api/call.ts'
import { saysItself } from '../../../api/failures.ts'
import { moneyKey } from '../../../api/queries.ts'
import { upload } from '../../../api/upload.ts'
import { useText } from '../../../ui/language/language.tsx'

/** Sends a file of the bank; one that is too large is not sent. The same file again does no harm. */
export function useBankFile() {
  const text = useText()
  const queries = useQueryClient()
  const [isTooLarge, setTooLarge] = useState(false)
  const [percent, setPercent] = useState(0)
  const sending = useMutation<Reply<typeof importBankFile>, CallFailed, File>({
    meta: saysItself,
    mutationFn: (file) => {
      setPercent(0)
      return upload(importBankFile, {}, { file, onProgress: setPercent })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: moneyKey }),
  })
  const read = (file: File) => {
    setTooLarge(file.size > largestBankFile)
    if (file.size <= largestBankFile) sending.mutate(file)
    else sending.reset()
  }
  return {
    read,
    isPending: sending.isPending,
    /** How much of the file has left; once all of it has, the server reads it. */
    percent,
    imported: sending.data,
    why: isTooLarge ? text('bank_file.too_large') : sending.error,
  }
}
