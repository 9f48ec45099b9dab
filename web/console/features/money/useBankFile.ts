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

/** A table of a bank that staff have to describe, or may describe anew; `isOpen` while they do. */
type Table = { file: File; isOpen: boolean }
/** Of which of our accounts a table is, where it does not say so. */
type Sending = { file: File; bankAccountId?: number | undefined }

/** Sends a file of the bank; one that is too large is not sent. The same file again does no harm. */
export function useBankFile() {
  const text = useText()
  const queries = useQueryClient()
  const [isTooLarge, setTooLarge] = useState(false)
  const [percent, setPercent] = useState(0)
  const [table, setTable] = useState<Table>()
  const sending = useMutation<Reply<typeof importBankFile>, CallFailed, Sending>({
    meta: saysItself,
    mutationFn: ({ file, bankAccountId }) => {
      setPercent(0)
      const query = bankAccountId === undefined ? {} : { bankAccountId }
      return upload(importBankFile, { query }, { file, onProgress: setPercent })
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: moneyKey }),
    onError: ({ reason }, { file }) => {
      if (reason.startsWith('bank_table.') && reason !== 'bank_table.too_many_rows')
        // A line that cannot be read may be the file's fault: nobody is asked unless they want to be.
        setTable({ file, isOpen: reason !== 'bank_table.line' })
    },
  })
  const read = (file: File, bankAccountId?: number) => {
    setTable(undefined)
    setTooLarge(file.size > largestBankFile)
    if (file.size <= largestBankFile) sending.mutate({ file, bankAccountId })
    else sending.reset()
  }
  return {
    read,
    isPending: sending.isPending,
    /** How much of the file has left; once all of it has, the server reads it. */
    percent,
    imported: sending.data,
    why: isTooLarge ? text('bank_file.too_large') : sending.error,
    table,
    describe: (isOpen: boolean) => setTable((one) => one && { ...one, isOpen }),
  }
}
