import { Link } from '@tanstack/react-router'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Money } from '../../../../ui/language/Money.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { ReturnStatusBadge } from '../../../../ui/order/ReturnStatusBadge.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { DocumentLinks } from '../DocumentLinks.tsx'
import type { ReturnDetail } from '../queries.ts'
import classes from '../Return.module.css'
import { useTermWords } from '../term.ts'

type Line = ReturnDetail['lines'][number]

/** The lines of a return, each with its own state, its term, and what it came to. */
export function ReturnLines({ detail: { lines, sums } }: { detail: ReturnDetail }) {
  const text = useText()
  const { number } = useFormat()
  return (
    <RowTable
      rows={lines}
      rowKey={({ position }) => position}
      columns={[
        { head: text('rma.product'), cell: (line) => <Product line={line} /> },
        { head: text('rma.order'), cell: (line) => <OrderLink orderno={line.orderno} /> },
        { head: text('rma.reason'), onPhone: 'named wide', cell: (line) => <Claim line={line} /> },
        { head: text('rma.state'), onPhone: 'named wide', cell: (line) => <State line={line} /> },
        { head: text('rma.pieces'), isRight: true, cell: ({ qty }) => number(qty) },
        {
          head: text('rma.net'),
          isRight: true,
          cell: ({ net }) => <Money amount={net} currency={sums.currency} />,
        },
      ]}
    />
  )
}

const OrderLink = ({ orderno }: { orderno: string }) => (
  <Link to="/hisorder/orderDetails/$orderno" params={{ orderno }}>
    {orderno}
  </Link>
)

function Product({ line }: { line: Line }) {
  const text = useText()
  const productName = useProductName()
  return (
    <>
      <span className={classes.number}>{shownNumber(line)}</span>
      <span className={classes.name}>{productName(line)}</span>
      {line.custNumber && (
        <span className={classes.small}>
          {text('ui.term', { term: text('basket_line.cust_number') })} {line.custNumber}
        </span>
      )}
    </>
  )
}

/** What is wrong with it, and of which batch it is. */
function Claim({ line: { reason, otherReason, batchNumber, cameInstead, term } }: { line: Line }) {
  const text = useText()
  const termWords = useTermWords()
  const named = (name: string, value: string) => value && `${text('ui.term', { term: name })} ${value}`
  const words = [
    named(text('rma.batch'), batchNumber),
    named(text('rma.came_instead'), cameInstead),
    term && termWords(term),
  ].filter((one) => typeof one === 'string' && one !== '')
  return (
    <>
      {reason && (otherReason || text(`rma.reason_${reason}`))}
      {words.map((one) => (
        <span key={String(one)} className={classes.small}>
          {one}
        </span>
      ))}
    </>
  )
}

/** How far it is, why it was refused, and what came of it. */
function State({ line: { state, refusedBecause, received, credits, replacement } }: { line: Line }) {
  const text = useText()
  return (
    <>
      <ReturnStatusBadge state={state} />
      {refusedBecause && <span className={classes.refused}>{refusedBecause}</span>}
      {received !== null && <span className={classes.small}>{text('rma.received', { pieces: received })}</span>}
      <DocumentLinks numbers={credits} />
      {replacement && (
        <span className={classes.small}>
          {text('ui.term', { term: text('rma.replacement') })} <OrderLink orderno={replacement} />
        </span>
      )}
    </>
  )
}
