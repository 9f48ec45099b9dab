import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useProductName } from '../../../../ui/product/name.ts'
import { ProductPicture } from '../../../../ui/product/picture/ProductPicture.tsx'
import classes from './Products.module.css'
import type { Sku } from './queries.ts'

/** What stands below a product for who may buy it. */
export type Buy = (product: Sku) => ReactNode

type Props = {
  products: readonly Sku[]
  label: string
  buy: Buy
  /** No more than one row, as high as the one to come. */
  row?: boolean
}

/** Products side by side. */
export function ProductTiles({ products, label, buy, row }: Props) {
  return (
    <ul className={classes.products} aria-label={label} data-row={row}>
      {products.map((product) => (
        <ProductTile key={product.id} product={product} buy={buy} />
      ))}
    </ul>
  )
}

function ProductTile({ product, buy }: { product: Sku; buy: Buy }) {
  const name = useProductName()(product)
  return (
    <li className={classes.product}>
      <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.link}>
        <ProductPicture product={product} size={56} decorative />
        <span className={classes.words}>
          <span className={classes.number}>{shownNumber(product)}</span>
          <span className={classes.name}>{name}</span>
        </span>
      </Link>
      <StockLine product={product} />
      {buy(product)}
    </li>
  )
}

/** Room for a row of products. */
export function TilesToCome() {
  return (
    <div className={classes.products} data-row aria-hidden>
      <div className={classes.product}>
        <div className={classes.link}>
          <i className={classes.picture} />
          <span className={classes.words}>
            <span className={classes.number}>&nbsp;</span>
            <span className={classes.name} />
          </span>
        </div>
        <span className={classes.stock}>&nbsp;</span>
        <i className={classes.buy} />
      </div>
    </div>
  )
}

function StockLine({ product: { stock } }: { product: Sku }) {
  const text = useText()
  const { number } = useFormat()
  return (
    <span className={classes.stock} data-there={stock.total > 0 || undefined}>
      {stock.total > 0 ? text('ui.in_stock', { pieces: number(stock.total) }) : text('ui.out_of_stock')}
    </span>
  )
}
