import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import classes from './Finance.module.css'
import { hasInvoicePage, ItemNumber } from './ItemNumber.tsx'
import { ItemStatus } from './ItemStatus.tsx'
import { DownloadRow } from './invoice/InvoiceFiles.tsx'
import { OrderNumber } from './OrderNumber.tsx'
import type { Item } from './queries.ts'

/** The items of an account; what is the customer's is below zero. */
export function ItemTable({ items }: { items: readonly Item[] }) {
  const text = useText()
  const { day } = useFormat()
  return (
    <RowTable
      isLinked
      className={classes.items}
      rows={items}
      rowKey={({ itemId }) => itemId}
      columns={[
        { head: text('finance.number'), cell: (item) => <NumberCell item={item} /> },
        { head: text('order.number'), cell: (item) => <OrderCell item={item} /> },
        { head: text('finance.date'), cell: ({ issuedOn }) => day(issuedOn) },
        { head: text('finance.due_on'), cell: ({ dueOn }) => dueOn && day(dueOn) },
        { head: text('finance.amount'), isRight: true, cell: (item) => <AmountCell item={item} of="amount" /> },
        { head: text('finance.paid'), isRight: true, cell: (item) => <AmountCell item={item} of="paid" /> },
        { head: text('finance.balance'), isRight: true, cell: (item) => <AmountCell item={item} of="balance" /> },
        { head: text('order.status'), onPhone: 'corner', cell: (item) => <ItemStatus item={item} /> },
        {
          head: text('finance.download'),
          isSpoken: true,
          cell: ({ kind, number }) => hasInvoicePage(kind) && <DownloadRow number={number} />,
        },
      ]}
    />
  )
}

function NumberCell({ item: { kind, number } }: { item: Item }) {
  const text = useText()
  return (
    <>
      <ItemNumber kind={kind} number={number} />
      <span className={classes.small}>{text(`finance.kind_${kind}`)}</span>
    </>
  )
}

/** The order that it belongs to, with the customer's own number of it. */
function OrderCell({ item: { orderno, poNumber } }: { item: Item }) {
  const text = useText()
  if (!orderno) return null
  return (
    <>
      <OrderNumber orderno={orderno} />
      {poNumber && (
        <span className={classes.small}>
          {text('ui.term', { term: text('order.po') })} <span className={classes.whole}>{poNumber}</span>
        </span>
      )}
    </>
  )
}

const AmountCell = ({ item, of }: { item: Item; of: 'amount' | 'paid' | 'balance' }) => (
  <Money amount={item[of]} currency={item.currency} />
)
