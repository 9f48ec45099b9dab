import { useMay } from '../../../api/session/session.ts'
import { useRowChoice } from '../../../ui/list/row-choice.tsx'
import { DocumentsAtOnce } from './DocumentsAtOnce.tsx'
import { hasInvoicePage } from './ItemNumber.tsx'
import { ItemTable } from './ItemTable.tsx'
import { filePermission } from './invoice/InvoiceFiles.tsx'
import type { Item } from './queries.ts'

/** The items of an account, of which documents are chosen to be downloaded at once by who may have them. */
export function ChoosableItems({ items }: { items: readonly Item[] }) {
  const mayDownload = useMay(filePermission)
  const documents = mayDownload ? items.filter(({ kind }) => hasInvoicePage(kind)) : []
  const choice = useRowChoice(documents.map(({ itemId }) => itemId))
  if (documents.length === 0) return <ItemTable items={items} />
  const numbers = documents.filter(({ itemId }) => choice.isChosen(itemId)).map(({ number }) => number)
  return (
    <>
      <DocumentsAtOnce choice={choice} numbers={numbers} />
      <ItemTable items={items} choice={choice} />
    </>
  )
}
