import { useId } from 'react'
import { getReturnImportTemplate } from '../../../../../contract/return/import.ts'
import { download } from '../../../../api/download.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { TableFileButton } from '../../../../ui/form/TableFileButton.tsx'
import { TemplateButtons } from '../../../../ui/form/TemplateButtons.tsx'
import { TableReading } from '../../../../ui/form/table-file/TableReading.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnableLine } from '../queries.ts'
import classes from '../Return.module.css'
import { type ImportProps, type OpenImportRow, useImport } from './useImport.ts'

/** A file of what comes back: what is clear goes into the return at once, the rest is chosen or explained. */
export function ImportLines(props: ImportProps) {
  const text = useText()
  const { read, file, added, open, choose, why } = useImport(props)
  return (
    <details className={classes.import}>
      <summary>{text('rma.import')}</summary>
      <p className={classes.quiet}>{text('rma.import_hint')}</p>
      <div className={classes.ways}>
        <TableFileButton name={text('account.import_table')} variant="default" loading={file.isReading} onFile={read}>
          {text('account.import_choose_table')}
        </TableFileButton>
        <TemplateButtons
          label="bulk_order.template"
          onDownload={(format) => download(getReturnImportTemplate, { query: { format } })}
        />
      </div>
      <RefusalNotice why={why && text('bulk_order.failed')} more={why} />
      <TableReading question={file.question} table={file.taken?.table} onAnswer={file.answer} />
      <p role="status">{added !== undefined && text('rma.import_added', { count: added })}</p>
      {open.length > 0 && (
        <ul className={classes.lines} aria-label={text('rma.import_open')}>
          {open.map((row) => (
            <OpenRow key={row.row} row={row} onChoose={(choice) => choose(row, choice)} />
          ))}
        </ul>
      )}
    </details>
  )
}

function OpenRow({ row, onChoose }: { row: OpenImportRow; onChoose: (choice: ReturnableLine) => void }) {
  const text = useText()
  const { day } = useFormat()
  const words = useId()
  const ask = row.answer === 'ask' ? text('rma.import_ask', { number: row.number }) : `${row.number} ${row.msg ?? ''}`
  const message = row.isLeft ? text('rma.import_full', { number: row.number }) : ask
  return (
    <li className={classes.line}>
      <span id={words}>{text('account.import_line', { line: row.row, reason: message.trim() })}</span>
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
