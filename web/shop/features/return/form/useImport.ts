import { useEffect, useRef, useState } from 'react'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { readReturnImport } from '../../../../../contract/return/import.ts'
import type { ReturnKind } from '../../../../../rules/return/return.ts'
import { upload } from '../../../../api/upload.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { useTableFile } from '../../../../ui/form/table-file/useTableFile.ts'
import type { ReturnableLine } from '../queries.ts'
import { type LineDraft, newLine } from './return-draft.ts'

type Import = Reply<typeof readReturnImport>
type ImportRow = Import['rows'][number]
export type OpenImportRow = ImportRow & {
  /** The return had no room for it. */
  isLeft?: boolean
}
export type ImportProps = {
  type: ReturnKind
  /** Takes lines, beside those of the same file, and answers those that the return had room for. */
  onAdd: (lines: readonly LineDraft[], sameFile?: readonly LineDraft[]) => readonly LineDraft[]
}

/** Reads a file, and settles its rows. */
export function useImport({ type, onAdd }: ImportProps) {
  const reasonOf = useReason()
  const [open, setOpen] = useState<readonly OpenImportRow[]>([])
  const [taken, setTaken] = useState<readonly LineDraft[]>()
  const isHere = useIsHere()
  const file = useTableFile<Import>({
    send: (sent, choice) => upload(readReturnImport, { query: { ...choice, type } }, { file: sent }),
    onRead: ({ rows }) => {
      // They were judged for a kind of return that is chosen no more.
      if (!isHere.current) return
      const clear = rows.map(clearLine)
      const fits = onAdd(clear.filter((line) => line !== undefined))
      const answered = rows.map((row, at) => ({ ...row, isLeft: clear[at] !== undefined, line: clear[at] }))
      setTaken(fits)
      setOpen(answered.filter(({ line }) => !line || !fits.includes(line)))
    },
  })
  const read = (sent: File) => {
    setOpen([])
    setTaken(undefined)
    file.forget()
    file.read(sent, undefined)
  }
  const choose = (row: OpenImportRow, choice: ReturnableLine) => {
    const fits = onAdd([toLine(row, choice)], taken)
    setTaken((lines = []) => [...lines, ...fits])
    const unresolved = fits.length > 0 ? [] : [{ ...row, isLeft: true }]
    setOpen((rows) => rows.flatMap((one) => (one === row ? unresolved : [one])))
  }
  return {
    read,
    file,
    open,
    added: taken?.length,
    choose,
    why: file.why ? reasonOf(file.why) : '',
  }
}

/** Whether its page still shows it when an answer comes. */
function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}

const clearLine = (row: ImportRow) => (row.answer === 'ok' && row.choices[0] ? toLine(row, row.choices[0]) : undefined)

const toLine = ({ qty, batchNumber, reason, otherReason }: ImportRow, choice: ReturnableLine): LineDraft => ({
  ...newLine(choice.orderno, choice.position, 0),
  qty: String(qty ?? ''),
  batchNumber,
  reason: reason ?? '',
  otherReason,
})
