import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { usePriceReader } from '../../../../../api/session/session.ts'
import { QuantityField } from '../../../../../ui/controls/QuantityField.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { Fetched } from '../../../../../ui/list/Fetched.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { ProductPicture } from '../../../../../ui/product/picture/ProductPicture.tsx'
import { Price } from '../../../../../ui/product/price/Price.tsx'
import { type Purchase, purchasesQuery } from '../queries.ts'
import { Block, LinesToCome } from './Block.tsx'
import classes from './Overview.module.css'

export type Addition = { product: Purchase; qty: number }

type Props = {
  /** What puts one of them into the basket, and what all of them; for who may buy. */
  addOne: (addition: Addition) => ReactNode
  addAll: (additions: readonly Addition[]) => ReactNode
}

const mostShown = 8

/** What the last orders bought, with the quantities of last time. */
export function Reorder({ addOne, addAll }: Props) {
  const text = useText()
  const result = useQuery(purchasesQuery)
  const [quantities, setQuantities] = useState<Readonly<Record<number, number>>>({})
  const additions = (result.data ?? [])
    .slice(0, mostShown)
    .map((product) => ({ product, qty: quantities[product.id] ?? product.lastQty }))
  return (
    <Block kind="reorder" title={text('home.desk_reorder')} aside={additions.length > 1 && addAll(additions)}>
      <Fetched result={result} skeleton={<LinesToCome lines={mostShown} />}>
        {() =>
          additions.length === 0 ? (
            <p className={classes.none}>
              {text('morning.reorder_none')} <Link to="/list/toner">{text('morning.browse')}</Link>
            </p>
          ) : (
            <ul className={classes.rows}>
              {additions.map((addition) => (
                <Row
                  key={addition.product.id}
                  addition={addition}
                  onChange={(qty) => setQuantities({ ...quantities, [addition.product.id]: qty })}
                >
                  {addOne(addition)}
                </Row>
              ))}
            </ul>
          )
        }
      </Fetched>
    </Block>
  )
}

type RowProps = { addition: Addition; onChange: (qty: number) => void; children: ReactNode }

function Row({ addition: { product, qty }, onChange, children }: RowProps) {
  const name = useProductName()(product)
  const reader = usePriceReader()
  const number = shownNumber(product)
  return (
    <li className={classes.product}>
      <ProductPicture product={product} size={40} decorative />
      <span className={classes.words}>
        <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.number}>
          {number}
        </Link>
        <span className={classes.quiet}>{name}</span>
      </span>
      <span className={classes.amount}>
        <Price price={product.price} reader={reader} />
      </span>
      {children && (
        <span className={classes.add}>
          <QuantityField value={qty} onChange={onChange} of={number} />
          {children}
        </span>
      )}
    </li>
  )
}
