import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { TableFileButton } from '../../../ui/form/TableFileButton.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from './Money.module.css'
import { useBankFile } from './useBankFile.ts'
import { useDoubtWords } from './useDoubtWords.ts'

/** The bank's file: chosen, read, and what came of it. */
export function BankFile() {
  const text = useText()
  const { read, isPending, imported, why } = useBankFile()
  const doubtWords = useDoubtWords()
  const { doubts = [], ...counts } = imported ?? {}
  return (
    <div className={classes.file}>
      <TableFileButton
        accept=".xml,text/xml,application/xml"
        name={text('money.choose')}
        loading={isPending}
        onFile={read}
      >
        {text('money.choose')}
      </TableFileButton>
      <span className={classes.hint}>{text('money.file_hint')}</span>
      <RefusalNotice why={why} />
      <p role="status" className={classes.imported}>
        {isPending && text('money.reading')}
        {imported && !isPending && text('money.imported', counts)}
      </p>
      {!isPending && [...new Set(doubts.map(doubtWords))].map((words) => <RefusalNotice key={words} why={words} />)}
    </div>
  )
}
