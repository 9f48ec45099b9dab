import { useState } from 'react'
import { RefusalNotice } from '../feedback/RefusalNotice.tsx'
import { useText } from '../language/language.tsx'
import classes from './CsvImport.module.css'
import { TableFileButton } from './TableFileButton.tsx'

/** What became of a file, line by line. */
type ImportResult = { added: number; known?: number; bad: ReadonlyArray<{ line: number; msg: string }> }

type Props = {
  columns: readonly string[]
  /** Bytes. */
  largest: number
  busy: boolean
  failed: string | undefined
  imported: ImportResult | undefined
  onFile: (file: File) => void
}

/** Takes a file of lines and says what became of each line; the good ones are kept. */
export function CsvImport({ columns, largest, busy, failed, imported, onFile }: Props) {
  const text = useText()
  const [tooLarge, setTooLarge] = useState(false)

  const read = (file: File) => {
    setTooLarge(file.size > largest)
    if (file.size <= largest) onFile(file)
  }
  return (
    <div className={classes.import}>
      <p>{text('account.import_header')}</p>
      <p className={classes.columns}>{columns.join(';')}</p>
      <TableFileButton name={text('account.import_table')} loading={busy} onFile={read} data-autofocus>
        {text(imported ? 'account.import_again' : 'account.import_choose_table')}
      </TableFileButton>
      <RefusalNotice why={tooLarge ? text('account.import_too_large', { most: Math.floor(largest / 1000) }) : null} />
      <RefusalNotice why={failed} />
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
