import { useRef, useState } from 'react'
import { Button } from './Button.tsx'
import classes from './CsvImport.module.css'
import { useText } from './language.tsx'
import { Refused } from './Refused.tsx'

/** What became of a file, line by line. */
type Imported = { added: number; known?: number; bad: ReadonlyArray<{ line: number; msg: string }> }

type Props = {
  columns: readonly string[]
  /** Whether an XLSX file is taken, too. */
  sheets?: boolean
  /** Bytes. */
  largest: number
  busy: boolean
  failed: string | undefined
  imported: Imported | undefined
  onFile: (file: File) => void
}

/** Takes a file of lines and says what became of each line; the good ones are kept. */
export function CsvImport({ columns, sheets = false, largest, busy, failed, imported, onFile }: Props) {
  const text = useText()
  const input = useRef<HTMLInputElement>(null)
  const [tooLarge, setTooLarge] = useState(false)

  const read = (file: File | undefined) => {
    if (!file) return
    setTooLarge(file.size > largest)
    if (file.size <= largest) onFile(file)
    // The same file can be chosen again once it is mended.
    if (input.current) input.current.value = ''
  }
  return (
    <div className={classes.import}>
      <p>{text('account.import_header')}</p>
      <p className={classes.columns}>{columns.join(';')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept={sheets ? '.csv,text/csv,text/plain,.xlsx' : '.csv,text/csv,text/plain'}
        aria-label={text(sheets ? 'account.import_table' : 'account.import_file')}
        onChange={({ target }) => read(target.files?.[0])}
      />
      <Button loading={busy} onClick={() => input.current?.click()} data-autofocus>
        {text(imported ? 'account.import_again' : sheets ? 'account.import_choose_table' : 'account.import_choose')}
      </Button>
      <Refused why={tooLarge ? text('account.import_too_large', { most: Math.floor(largest / 1000) }) : null} />
      <Refused why={failed} />
      {imported && <Outcome {...imported} />}
    </div>
  )
}

function Outcome({ added, known = 0, bad }: Imported) {
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

/** UTF-8, or what spreadsheets of Windows write where it is not. */
export async function textOf(file: File): Promise<string> {
  const bytes = await file.arrayBuffer()
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
