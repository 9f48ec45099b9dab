import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Reply } from '../../../../contract/endpoint.ts'
import { importBankFile } from '../../../../contract/payment/payment.ts'
import { largestBankFile } from '../../../../rules/ledger/bank-statement.ts'
import type { TableEncoding } from '../../../../rules/table-file/table-file.ts'
import { paymentsKey } from '../../../api/queries.ts'
import { upload } from '../../../api/upload.ts'
import { useTableFile } from '../../../ui/form/table-file/useTableFile.ts'
import { useText } from '../../../ui/language/language.tsx'

/** A table of a bank that staff have to describe, or may describe again; `isOpen` while they do. */
type Table = { file: File; encoding: TableEncoding | undefined; isOpen: boolean }

/** Sends a file of the bank; one that is too large is not sent. The same file again does no harm. */
export function useBankFile() {
  const text = useText()
  const queries = useQueryClient()
  const [isTooLarge, setTooLarge] = useState(false)
  const [percent, setPercent] = useState(0)
  const [table, setTable] = useState<Table>()
  // Of which of our accounts a table is, where it does not say so, is given beside it.
  const door = useTableFile<Reply<typeof importBankFile> & { table?: never }, number | undefined>({
    send: (file, { encoding }, bankAccountId) => {
      setPercent(0)
      const query = { ...(bankAccountId !== undefined && { bankAccountId }), ...(encoding && { encoding }) }
      return upload(importBankFile, { query }, { file, onProgress: setPercent })
    },
    onRead: () => queries.invalidateQueries({ queryKey: paymentsKey }),
    onFailed: ({ reason }, { file, choice }) => {
      if (reason?.startsWith('bank_table.') && reason !== 'bank_table.too_many_rows')
        // A line that cannot be read may be the file's fault: the step opens only on request.
        setTable({ file, encoding: choice.encoding, isOpen: reason !== 'bank_table.line' })
    },
  })
  const read = (file: File, bankAccountId?: number, encoding?: TableEncoding) => {
    setTable(undefined)
    setTooLarge(file.size > largestBankFile)
    if (file.size <= largestBankFile) door.read(file, bankAccountId, encoding ? { encoding } : {})
    else door.forget()
  }
  return {
    read,
    isPending: door.isReading,
    /** How much of the file has left; once all of it has, the server reads it. */
    percent,
    imported: door.why || door.question ? undefined : door.taken,
    /** Which of several letters are meant. */
    question: door.question,
    answer: door.answer,
    why: isTooLarge ? text('bank_file.too_large') : door.why,
    table,
    describe: (isOpen: boolean) => setTable((one) => one && { ...one, isOpen }),
  }
}
