import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../../ui/feedback/failure.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { RowTable } from '../../../../../ui/list/RowTable.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { PicturedProduct } from '../../../../../ui/product/picture/PicturedProduct.tsx'
import { type Shelves, shelvesQuery } from '../queries.ts'
import classes from '../Warehouse.module.css'
import type { Receipt } from './useReceipt.ts'

type Props = { lines: Receipt['lines']; onRemove: (number: string) => void }

/** What was scanned or typed so far, each line with its product; a number that the shop does not know says so and stays. */
export function ReceiptLines({ lines, onRemove }: Props) {
  const text = useText()
  const { number: pieces } = useFormat()
  if (lines.length === 0) return null
  return (
    <RowTable
      rows={lines}
      rowKey={({ number }) => number}
      columns={[
        { head: text('desk.product'), cell: ({ number }) => <ScannedProduct number={number} /> },
        { head: text('desk.pieces'), isRight: true, cell: ({ qty }) => pieces(qty) },
        {
          head: text('warehouse.remove_line'),
          isSpoken: true,
          cell: ({ number }) => (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={text('warehouse.remove_line_of', { number })}
              onClick={() => onRemove(number)}
            >
              {text('warehouse.remove_line')}
            </Button>
          ),
        },
      ]}
    />
  )
}

/** The product of what was scanned; until it is found, and where there is none, the scanned number alone. */
function ScannedProduct({ number }: { number: string }) {
  const reasonOf = useReason()
  const { data: product, error } = useQuery(shelvesQuery(number))
  if (product) return <FoundProduct product={product} scanned={number} />
  return (
    <>
      <span className={classes.number}>{number}</span>
      {error && (
        <span role="alert" className={classes.unknown}>
          {reasonOf(error)}
        </span>
      )}
    </>
  )
}

function FoundProduct({ product, scanned }: { product: Shelves; scanned: string }) {
  const text = useText()
  const nameOf = useProductName()
  const { number, oemCode, ownMake, isSold } = product
  const others = [...(ownMake ? [] : [oemCode]), scanned].filter((other) => other !== number)
  return (
    <PicturedProduct product={product}>
      <span className={classes.number}>{number}</span> {nameOf(product)}
      {[...new Set(others)].map((other) => (
        <span key={other} className={classes.quiet}>
          {other}
        </span>
      ))}
      {!isSold && <span className={classes.quiet}>{text('warehouse.not_sold', { numbers: number })}</span>}
    </PicturedProduct>
  )
}
