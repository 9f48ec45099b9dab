import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { receiveGoods } from '../../../../../contract/fulfilment/stock.ts'
import { longestReference, mostCountedPieces } from '../../../../../rules/catalogue/product/stock.ts'
import type { ProductSummary } from '../../../../../rules/catalogue/product/summary.ts'
import { useStaffChange } from '../../../../api/staff-change.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { Form } from '../../../../ui/form/Form.tsx'
import { useForm } from '../../../../ui/form/useForm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Table } from '../../../../ui/list/Table.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { useProductName } from '../../../../ui/product/name.ts'
import { readSurplus, useSurplusWords } from '../../../../ui/product/surplus.ts'
import classes from './PurchaseOrder.module.css'
import type { PurchaseOrder } from './queries.ts'

type Props = { order: PurchaseOrder; onDone: () => void }
type Pieces = Readonly<Record<string, number>>

/**
 * Goods of a purchase order that came with one note of the supplier: all that is open at first. Only what is shown is sent: a product that a
 * colleague has received whole meanwhile is gone, unless a refusal names it.
 */
export function ReceiveForm({ order, onDone }: Props) {
  const text = useText()
  const surplusWords = useSurplusWords(true)
  const { form, products, receiving, send } = useReceiveForm({ order, onDone })
  const { pieces, takesSurplus } = form.values
  return (
    <Form onSend={send}>
      <p>{text('purchase_order.receive_words')}</p>
      <RefusalNotice why={receiving.error} more={surplusWords(readSurplus(receiving.error?.details))} />
      {(takesSurplus || receiving.error?.reason === 'purchase_order.surplus') && (
        <Checkbox
          label={text('purchase_order.takes_surplus')}
          checked={takesSurplus}
          onChange={({ target }) => form.change({ takesSurplus: target.checked })}
        />
      )}
      <TextInput
        label={text('warehouse.note')}
        description={text('warehouse.note_hint')}
        autoComplete="off"
        data-autofocus
        {...form.field('reference')}
      />
      <CameTable products={products} pieces={pieces} onChange={(next) => form.change({ pieces: next })} />
      {form.faults.pieces && <RefusalNotice why={form.faults.pieces} />}
      <Button type="submit" loading={receiving.isPending}>
        {text('purchase_order.receive')}
      </Button>
    </Form>
  )
}

/** `product` is null where it was not ordered with it. */
type Product = { number: string; open: number; product: ProductSummary | null }
type TableProps = { products: readonly Product[]; pieces: Pieces; onChange: (pieces: Pieces) => void }

function CameTable({ products, pieces, onChange }: TableProps) {
  const text = useText()
  const nameOf = useProductName()
  return (
    <Table heads={[text('desk.product'), { right: text('purchase_order.came') }]}>
      {products.map(({ number, open, product }) => (
        <tr key={number}>
          <td>
            <span className={page.number}>{number}</span> {product && nameOf(product)}
            <span className={page.quiet}>{text('purchase_order.open_pieces', { pieces: open })}</span>
          </td>
          <td data-right data-label={text('purchase_order.came')}>
            <NumberInput
              aria-label={text('purchase_order.came_of', { number, open })}
              className={classes.came}
              min={0}
              max={mostCountedPieces}
              allowDecimal={false}
              allowNegative={false}
              clampBehavior="strict"
              value={pieces[number] ?? 0}
              onChange={(value) => onChange({ ...pieces, [number]: Number(value) || 0 })}
            />
          </td>
        </tr>
      ))}
    </Table>
  )
}

/** The pieces of each product that are still to come, of all days together; those that a refusal names stand here with none, too. */
function findProducts({ lines }: PurchaseOrder, refused: readonly string[]): Product[] {
  const open = new Map<string, number>()
  for (const { number, openPieces } of lines) {
    if (openPieces > 0) open.set(number, (open.get(number) ?? 0) + openPieces)
  }
  for (const number of refused) open.set(number, open.get(number) ?? 0)
  const findProduct = (number: string) => lines.find((line) => line.number === number) ?? null
  return [...open].map(([number, pieces]) => ({ number, open: pieces, product: findProduct(number) }))
}

type Typed = { reference: string; takesSurplus: boolean; pieces: Pieces }

function useReceiveForm({ order, onDone }: Props) {
  const text = useText()
  const surplusWords = useSurplusWords(true)
  const receiving = useStaffChange(receiveGoods, ({ pieces, promised, surplus }) => {
    toast([text('purchase_order.booked', { pieces, promised }), surplusWords(surplus)].join(' ').trim(), 'good')
    onDone()
  })
  const refused = readSurplus(receiving.error?.details).map(({ number }) => number)
  // The next try may fail for another reason, and these are still to be put right.
  const [named, setNamed] = useState(refused)
  if (refused.some((number) => !named.includes(number))) setNamed([...named, ...refused])
  const products = findProducts(order, named)
  const form = useForm<Typed>({
    start: {
      reference: '',
      takesSurplus: false,
      pieces: Object.fromEntries(findProducts(order, []).map(({ number, open }) => [number, open])),
    },
    rules: ({ reference, pieces }) => ({
      reference: reference.trim() === '' && text('warehouse.note_missing'),
      pieces: products.every(({ number }) => !pieces[number]) && text('purchase_order.nothing_came'),
    }),
    limits: { reference: longestReference },
  })
  const send = () =>
    form.send(({ reference, takesSurplus, pieces }) => {
      const lines = products.map(({ number }) => ({ number, qty: pieces[number] ?? 0 }))
      receiving.send({
        body: {
          warehouse: order.warehouse,
          reference: reference.trim(),
          purchaseOrder: { number: order.number, takesSurplus },
          lines: lines.filter(({ qty }) => qty > 0),
        },
      })
    })
  return { form, products, receiving, send }
}
