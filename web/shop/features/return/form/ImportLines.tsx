import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Reply } from '../../../../../contract/endpoint.ts'
import { getReturnImportTemplate, readReturnImport } from '../../../../../contract/return/import.ts'
import type { ReturnKind } from '../../../../../rules/return/return.ts'
import { largestReturnImport } from '../../../../../rules/return/return-import.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { saysItself } from '../../../../api/failures.ts'
import { upload } from '../../../../api/upload.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { TableFileButton } from '../../../../ui/form/TableFileButton.tsx'
import { TemplateButtons } from '../../../../ui/form/TemplateButtons.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnableLine } from '../queries.ts'
import classes from '../Return.module.css'
import type { LineDraft } from './return-draft.ts'

type ImportRow = Reply<typeof readReturnImport>['rows'][number]
type Props = { type: ReturnKind; onAdd: (lines: readonly LineDraft[]) => void }

/** A file of what comes back: what is clear goes into the return at once, the rest is chosen or explained. */
export function ImportLines({ type, onAdd }: Props) {
  const text = useText()
  const { read, isReading, added, open, settle, why } = useImport(type, onAdd)
  return (
    <details className={classes.import}>
      <summary>{text('rma.import')}</summary>
      <p className={classes.quiet}>{text('rma.import_hint')}</p>
      <div className={classes.ways}>
        <TableFileButton sheets name={text('account.import_table')} variant="default" loading={isReading} onFile={read}>
          {text('account.import_choose_table')}
        </TableFileButton>
        <TemplateButtons
          label="bulk_order.template"
          onDownload={(format) => download(getReturnImportTemplate, { query: { format } })}
        />
      </div>
      <RefusalNotice why={why && text('bulk_order.failed')} more={why} />
      <p role="status">{added !== undefined && text('rma.import_added', { count: added })}</p>
      {open.length > 0 && (
        <ul className={classes.lines} aria-label={text('rma.import_open')}>
          {open.map((row) => (
            <OpenRow
              key={row.row}
              row={row}
              onChoose={(choice) => {
                onAdd([toLine(row, choice)])
                settle(row)
              }}
            />
          ))}
        </ul>
      )}
    </details>
  )
}

/** Reads a file. What is too large is not sent. */
function useImport(type: ReturnKind, onAdd: Props['onAdd']) {
  const text = useText()
  const reasonOf = useReason()
  const [open, setOpen] = useState<readonly ImportRow[]>([])
  const [tooLarge, setTooLarge] = useState(false)
  const reading = useMutation<readonly ImportRow[], CallFailed, File>({
    meta: saysItself,
    mutationFn: async (file) => (await upload(readReturnImport, { query: { type } }, { file })).rows,
    onSuccess: (rows) => {
      onAdd(clearLines(rows))
      setOpen(rows.filter(({ answer }) => answer !== 'ok'))
    },
  })
  const read = (file: File) => {
    setTooLarge(file.size > largestReturnImport)
    setOpen([])
    reading.reset()
    if (file.size <= largestReturnImport) reading.mutate(file)
  }
  const refused = reading.error ? reasonOf(reading.error) : ''
  return {
    read,
    isReading: reading.isPending,
    open,
    added: reading.data && clearLines(reading.data).length,
    settle: (row: ImportRow) => setOpen((rows) => rows.filter((one) => one !== row)),
    why: tooLarge ? text('request.too_large') : refused,
  }
}

const clearLines = (rows: readonly ImportRow[]) =>
  rows.flatMap((row) => (row.answer === 'ok' && row.choices[0] ? [toLine(row, row.choices[0])] : []))

const toLine = ({ qty, batchNumber, reason, otherReason }: ImportRow, choice: ReturnableLine): LineDraft => ({
  orderno: choice.orderno,
  position: choice.position,
  qty: String(qty ?? ''),
  batchNumber,
  reason: reason ?? '',
  otherReason,
  cameInstead: '',
})

function OpenRow({ row, onChoose }: { row: ImportRow; onChoose: (choice: ReturnableLine) => void }) {
  const text = useText()
  const { day } = useFormat()
  const words = useId()
  const said = row.answer === 'ask' ? text('rma.import_ask', { number: row.number }) : `${row.number} ${row.msg ?? ''}`
  return (
    <li className={classes.line}>
      <span id={words}>{text('account.import_line', { line: row.row, reason: said.trim() })}</span>
      {row.choices.map((choice) => (
        <Button
          key={`${choice.orderno}/${choice.position}`}
          variant="default"
          size="compact-sm"
          aria-describedby={words}
          onClick={() => onChoose(choice)}
        >
          {text('rma.import_choice', {
            orderno: choice.orderno,
            date: choice.deliveredOn ? day(choice.deliveredOn) : '',
            pieces: choice.returnable,
          })}
        </Button>
      ))}
    </li>
  )
}
