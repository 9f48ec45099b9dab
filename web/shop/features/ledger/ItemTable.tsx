import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Money } from '../../../ui/language/Money.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { choiceColumn, type RowChoice } from '../../../ui/list/row-choice.tsx'
import classes from './Finance.module.css'
import { hasInvoicePage } from './ItemNumber.tsx'
import { ItemStatus } from './ItemStatus.tsx'
import { DownloadRow } from './invoice/InvoiceFiles.tsx'
import { NumberCell, OrderCell } from './item-cells.tsx'
import type { Item } from './queries.ts'

type Props = { items: readonly Item[]; choice?: RowChoice }

/** The items of an account; what is the customer's is below zero. */
export function ItemTable({ items, choice }: Props) {
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
          onPhone: 'bare',
          cell: ({ kind, number }) => hasInvoicePage(kind) && <DownloadRow number={number} />,
        },
        // The last one, as the link of the first covers its row.
        ...(choice
          ? [
              choiceColumn<Item>(choice, text('finance.choose'), ({ itemId, number }) => ({
                id: itemId,
                name: text('finance.choose_one', { number }),
              })),
            ]
          : []),
      ]}
    />
  )
}

const AmountCell = ({ item, of }: { item: Item; of: 'amount' | 'paid' | 'balance' }) => (
  <Money amount={item[of]} currency={item.currency} />
)
