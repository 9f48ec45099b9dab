import { useState } from 'react'
import type { TableChoice, TableRead } from '../../../rules/table-file/table-file.ts'
import { RefusalNotice } from '../feedback/RefusalNotice.tsx'
import { useText } from '../language/language.tsx'
import classes from './CsvImport.module.css'
import { TableFileButton } from './TableFileButton.tsx'
import { TableReading } from './table-file/TableReading.tsx'
import { useTableFile } from './table-file/useTableFile.ts'

/** What became of a file, line by line. */
type ImportResult = {
  added: number
  known?: number
  bad: ReadonlyArray<{ line: number; msg: string }>
  table?: TableRead
}

type Props = {
  columns: readonly string[]
  /** Bytes. */
  largest: number
  send: (file: File, choice: TableChoice) => Promise<ImportResult>
  onImported: () => void
}

/** Takes a file of lines and says what became of each line; the good ones are kept. Which sheet and letters are meant is asked first. */
export function CsvImport({ columns, largest, send, onImported }: Props) {
  const text = useText()
  const [tooLarge, setTooLarge] = useState(false)
  const { read, answer, isReading, question, taken, why } = useTableFile({ send, onRead: onImported })
  // What became of the file before says nothing of the one that was refused, or is asked about.
  const imported = isReading || question || why ? undefined : taken

  const choose = (file: File) => {
    setTooLarge(file.size > largest)
    if (file.size <= largest) read(file, undefined)
  }
  return (
    <div className={classes.import}>
      <p>{text('account.import_header')}</p>
      <p className={classes.columns}>{columns.join(';')}</p>
      <TableFileButton name={text('account.import_table')} loading={isReading} onFile={choose} data-autofocus>
        {text(taken ? 'account.import_again' : 'account.import_choose_table')}
      </TableFileButton>
      <RefusalNotice why={tooLarge ? text('account.import_too_large', { most: Math.floor(largest / 1000) }) : null} />
      <RefusalNotice why={why} />
      <TableReading question={question} table={imported?.table} onAnswer={answer} />
      {imported && <Outcome {...imported} />}
    </div>
  )
}

function Outcome({ added, known = 0, bad }: ImportResult) {
  const text = useText()
  return (
    <div role="status" className={classes.import}>
      <p>
        <strong>{text('account.import_done', { count: added })}</strong>
        {known > 0 && ` · ${text('account.import_known', { count: known })}`}
        {bad.length > 0 && ` · ${text('account.import_bad', { count: bad.length })}`}
      </p>
      {bad.length > 0 && (
        <ul className={classes.bad}>
          {bad.map(({ line, msg }) => (
            <li key={`${line} ${msg}`}>{text('account.import_line', { line, reason: msg })}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
