import { Checkbox } from '@mantine/core'
import { IconPrinter, IconX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { QueryLink } from '../../../../../ui/controls/QueryLink.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { useProductName } from '../../../../../ui/product/name.ts'
import { ProductPicture } from '../../../../../ui/product/picture/ProductPicture.tsx'
import type { ProductDetail } from '../product/product-detail.ts'
import classes from './Compare.module.css'
import { type CompareRow, differs, useCompareRows } from './compare-rows.tsx'

type Props = { products: readonly ProductDetail[]; action: ((product: ProductDetail) => ReactNode) | undefined }

/** Products side by side; where they differ is marked by a sign, a word and a shade. */
export function Compare({ products, action }: Props) {
  const text = useText()
  const [onlyDifferences, setOnly] = useState(false)
  const rows = useCompareRows(products).filter((row) => !onlyDifferences || differs(row))
  return (
    <>
      <div className={classes.tools}>
        <Checkbox
          label={text('compare.only_differences')}
          checked={onlyDifferences}
          onChange={(event) => setOnly(event.currentTarget.checked)}
        />
        <Button variant="default" leftSection={<IconPrinter size={16} aria-hidden />} onClick={() => window.print()}>
          {text('compare.print')}
        </Button>
      </div>
      <div className={classes.frame}>
        <Products products={products} rows={rows} action={action} />
      </div>
    </>
  )
}

function Products({ products, rows, action }: Props & { rows: readonly CompareRow[] }) {
  return (
    <table className={classes.table} style={{ '--columns': products.length } as CSSProperties}>
      <thead>
        <tr>
          <td />
          {products.map((product) => (
            <th key={product.id} scope="col">
              <Head product={product} others={products.filter((other) => other !== product)} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.term} row={row} products={products} />
        ))}
        {action && (
          <tr className={classes.actions}>
            <td />
            {products.map((product) => (
              <td key={product.id}>
                <div className={classes.action}>{action(product)}</div>
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  )
}

function Head({ product, others }: { product: ProductDetail; others: readonly ProductDetail[] }) {
  const text = useText()
  const productName = useProductName()
  const number = shownNumber(product)
  return (
    <div className={classes.head}>
      <QueryLink
        change={{ skus: others.map(({ id }) => id).join(',') || undefined }}
        className={classes.remove}
        aria-label={text('compare.remove', { number })}
        stay
      >
        <IconX size={16} aria-hidden />
      </QueryLink>
      <ProductPicture product={product} size={96} decorative />
      <Link to="/pd/product" search={{ sku_id: product.id }} className={classes.number}>
        {number}
      </Link>
      <span className={classes.name}>{productName(product)}</span>
    </div>
  )
}

function Row({ row, products }: { row: CompareRow; products: readonly ProductDetail[] }) {
  const text = useText()
  const different = products.length > 1 && differs(row)
  return (
    <tr data-differs={different || undefined}>
      <th scope="row">
        {row.term}
        {different && (
          <span className={classes.mark} title={text('compare.differs')}>
            <span aria-hidden>≠</span>
            <span className="spoken">{text('compare.differs')}</span>
          </span>
        )}
      </th>
      {products.map((product, at) => (
        <td key={product.id}>{row.cells[at]?.shown || '–'}</td>
      ))}
    </tr>
  )
}
