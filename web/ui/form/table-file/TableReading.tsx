import { type ReactNode, useEffect, useId, useRef } from 'react'
import type { LettersReading, TableChoice, TableQuestion, TableRead } from '../../../../rules/table-file/table-file.ts'
import { Button } from '../../controls/Button.tsx'
import { useText } from '../../language/language.tsx'
import classes from './TableReading.module.css'

type Props = {
  /** What has to be chosen before anything of the file is taken. */
  question: TableQuestion | undefined
  /** What of the file was taken, or is shown. */
  table: TableRead | undefined
  /** Another sheet can be read instead of the one that is shown. */
  isPreview?: boolean
  busy?: boolean
  onAnswer: (choice: TableChoice) => void
}

/** What of a table file was read, or which of its sheets or letters are meant. */
export function TableReading({ question, table, isPreview = false, busy = false, onAnswer }: Props) {
  const part = useQuestionFocus(question)
  return (
    <div ref={part} tabIndex={-1}>
      {question && 'readings' in question && <Letters readings={question.readings} onAnswer={onAnswer} />}
      {question && 'sheets' in question && <Sheets sheets={question.sheets} onAnswer={onAnswer} />}
      {!question && table && <Read table={table} onOther={isPreview ? onAnswer : undefined} busy={busy} />}
    </div>
  )
}

/** A question takes the keyboard, as what was chosen waits for it; once it is answered the keyboard goes on where it stood. */
function useQuestionFocus(question: TableQuestion | undefined) {
  const part = useRef<HTMLDivElement>(null)
  const kind = question && Object.keys(question).join()
  const last = useRef(kind)
  useEffect(() => {
    if (last.current === kind) return
    last.current = kind
    const isNowhere = document.activeElement === document.body
    if (kind) part.current?.querySelector<HTMLElement>('section')?.focus()
    else if (isNowhere) part.current?.focus()
  }, [kind])
  return part
}

type Answered = { onAnswer: Props['onAnswer'] }

function Sheets({ sheets, onAnswer }: Answered & { sheets: readonly string[] }) {
  const text = useText()
  return (
    <Asked title={text('table.ask_sheet')} hint={text('table.ask_sheet_hint')}>
      <div className={classes.ways}>
        {sheets.map((sheet) => (
          <Button key={sheet} variant="default" onClick={() => onAnswer({ sheet })}>
            {text('table.take_sheet', { sheet })}
          </Button>
        ))}
      </div>
    </Asked>
  )
}

function Letters({ readings, onAnswer }: Answered & { readings: readonly LettersReading[] }) {
  const text = useText()
  return (
    <Asked title={text('table.ask_letters')} hint={text('table.ask_letters_hint')}>
      {readings.map((reading, at) => (
        <Reading key={reading.encoding} reading={reading} number={at + 1} onAnswer={onAnswer} />
      ))}
      <p className={classes.hint}>{text('table.letters_none')}</p>
    </Asked>
  )
}

type ReadingProps = Answered & { reading: LettersReading; number: number }

/** Some lines in one of the encodings; the words that another one writes otherwise are marked. */
function Reading({ reading: { encoding, lines }, number, onAnswer }: ReadingProps) {
  const text = useText()
  const id = useId()
  const words = lines.map(({ line, parts }) => (
    <li key={line}>
      <span className={classes.hint}>{text('table.line', { line })}</span>
      <span className={classes.letters} translate="no">
        {parts.map((part, at) =>
          // Only its place distinguishes one word from another.
          // biome-ignore lint/suspicious/noArrayIndexKey: the line never changes
          part.differs ? <mark key={at}>{part.text}</mark> : part.text,
        )}
      </span>
    </li>
  ))
  return (
    <fieldset className={classes.reading}>
      <legend id={`${id}-name`}>{text('table.reading', { number })}</legend>
      <ul id={`${id}-lines`}>{words}</ul>
      <Button variant="default" aria-describedby={`${id}-name ${id}-lines`} onClick={() => onAnswer({ encoding })}>
        {text('table.take_letters')}
      </Button>
    </fieldset>
  )
}

function Asked({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  const id = useId()
  return (
    <section tabIndex={-1} aria-labelledby={`${id}-title`} aria-describedby={id} className={classes.asked}>
      <h3 id={`${id}-title`}>{title}</h3>
      <p id={id}>{hint}</p>
      {children}
    </section>
  )
}

type ReadProps = { table: TableRead; busy: boolean; onOther: Props['onAnswer'] | undefined }

function Read({ table: { sheet, otherSheets, cellsBeside, firstBeside }, busy, onOther }: ReadProps) {
  const text = useText()
  const hasOthers = sheet !== null && otherSheets.length > 0
  if (!hasOthers && cellsBeside === 0) return null
  const others = text('table.also', {
    sheets: otherSheets.map((name) => text('table.sheet_name', { sheet: name })).join(', '),
  })
  return (
    <div role="status" className={classes.read}>
      {hasOthers && (
        <p>
          {text('table.read_sheet', { sheet })} · {others}
        </p>
      )}
      {hasOthers && onOther && (
        <div className={classes.ways}>
          {otherSheets.map((other) => (
            <Button
              key={other}
              variant="default"
              size="compact-sm"
              disabled={busy}
              onClick={() => onOther({ sheet: other })}
            >
              {text('table.read_other', { sheet: other })}
            </Button>
          ))}
        </div>
      )}
      {cellsBeside > 0 && <p>{text('table.left_out', { count: cellsBeside, cell: firstBeside ?? '' })}</p>}
    </div>
  )
}
