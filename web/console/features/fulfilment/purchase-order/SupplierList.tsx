import { Button } from '../../../../ui/controls/Button.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import classes from './PurchaseOrder.module.css'
import type { Supplier } from './queries.ts'

type Props = { suppliers: readonly Supplier[]; onChange: (supplier: Supplier) => void }

/** Of whom goods are ordered. */
export function SupplierList({ suppliers, onChange }: Props) {
  const text = useText()
  return (
    <RowTable
      rows={suppliers}
      rowKey={({ supplierId }) => supplierId}
      columns={[
        { head: text('purchase_order.supplier_name'), cell: ({ name }) => <span className={page.number}>{name}</span> },
        {
          head: text('purchase_order.supplier_email'),
          cell: ({ email }) => email && <a href={`mailto:${email}`}>{email}</a>,
        },
        { head: text('purchase_order.supplier_currency'), cell: ({ currency }) => currency },
        {
          head: text('purchase_order.lead_days'),
          cell: ({ leadDays }) => text('purchase_order.days', { days: leadDays }),
        },
        {
          head: text('purchase_order.supplier_note'),
          onPhone: 'named wide',
          cell: ({ note }) => note && <span className={classes.note}>{note}</span>,
        },
        {
          head: text('purchase_order.change_supplier'),
          isSpoken: true,
          cell: (supplier) => (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={text('purchase_order.change_supplier_of', { name: supplier.name })}
              onClick={() => onChange(supplier)}
            >
              {text('purchase_order.change_supplier')}
            </Button>
          ),
        },
      ]}
    />
  )
}
