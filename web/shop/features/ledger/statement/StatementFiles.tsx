import { exportStatement } from '../../../../../contract/ledger/statement.ts'
import type { Period } from '../../../../../rules/ledger/statement.ts'
import { download } from '../../../../api/download.ts'
import { FileButton } from '../../../../ui/controls/FileButton.tsx'
import { useText } from '../../../../ui/language/language.tsx'

/** The statement to be filed or sent on, and for a spreadsheet. */
export function StatementFiles({ period }: { period: Period }) {
  const text = useText()
  return (['pdf', 'xlsx'] as const).map((format) => (
    <FileButton
      key={format}
      fetch={() => download(exportStatement, { query: { ...period, format } })}
      label={text(`statement.${format}`)}
      isPdf={format === 'pdf'}
    />
  ))
}
