import type { Reply } from '../../../../contract/endpoint.ts'
import type { importBankFile } from '../../../../contract/payment/payment.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { TableFileButton } from '../../../ui/form/TableFileButton.tsx'
import { TableReading } from '../../../ui/form/table-file/TableReading.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { BankTableDrawer } from './bank-table/BankTableDrawer.tsx'
import classes from './Payment.module.css'
import { useBankFile } from './useBankFile.ts'
import { useDoubtWords } from './useDoubtWords.ts'

type Imported = Reply<typeof importBankFile>

/** The bank's file: chosen, read, and what came of it. */
export function BankFile() {
  const text = useText()
  const { read, isPending, percent, imported, question, answer, why, table, describe } = useBankFile()
  const doubtWords = useDoubtWords()
  const { list } = useFormat()
  const { doubts = [], foreign = [] } = imported ?? {}
  const accounts = list([...new Set(foreign.map(({ account }) => account))])
  return (
    <div className={classes.file}>
      <TableFileButton
        accept=".xml,.sta,.940,.txt,.zip,.csv,.xlsx,.xls,.ods,text/xml,text/csv,application/xml,application/zip"
        name={text('money.choose')}
        loading={isPending}
        onFile={(file) => read(file)}
      >
        {text('money.choose')}
      </TableFileButton>
      <span className={classes.hint}>{text('money.file_hint')}</span>
      <RefusalNotice why={why} />
      <TableReading question={question} table={undefined} onAnswer={answer} />
      {table && (
        <Button variant="default" onClick={() => describe(true)}>
          {text('bank_table.describe')}
        </Button>
      )}
      {table?.isOpen && (
        <BankTableDrawer
          file={table.file}
          encoding={table.encoding}
          onClose={() => describe(false)}
          onKept={(bankAccountId) => read(table.file, bankAccountId, table.encoding)}
        />
      )}
      <p role="status" className={classes.imported}>
        {isPending && text(percent < 100 ? 'money.sending' : 'money.reading', { percent })}
        {imported && !isPending && text('money.imported', toCounts(imported))}
      </p>
      {!isPending && foreign.length > 0 && (
        <RefusalNotice why={text('money.foreign', { count: foreign.length, accounts })} />
      )}
      {!isPending && [...new Set(doubts.map(doubtWords))].map((words) => <RefusalNotice key={words} why={words} />)}
    </div>
  )
}

const toCounts = ({ added, known, unclear, pending }: Imported) => ({ added, known, unclear, pending })
