import { Link } from '@tanstack/react-router'
import { shownNumber } from '../../../../../../rules/catalogue/product/number.ts'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { Related } from '../queries.ts'
import type { ProductDetail } from './product-detail.ts'
import classes from './YieldChoice.module.css'

type Props = { product: ProductDetail; others: Related['otherYields'] }

/** The yields that a cartridge is sold with; each leads to its product. */
export function YieldChoice({ product, others }: Props) {
  const text = useText()
  const { number } = useFormat()
  const { id, yieldPages } = product
  if (others.length === 0 || yieldPages === null) return null
  const choices = [...others, { ...product, yieldPages }].sort((one, other) => one.yieldPages - other.yieldPages)
  return (
    <nav className={classes.choice} aria-label={text('product.yields')}>
      {choices.map((choice) => (
        <Link
          key={choice.id}
          to="/pd/product"
          search={{ sku_id: choice.id }}
          className={classes.chip}
          aria-current={choice.id === id ? 'page' : undefined}
          title={shownNumber(choice)}
        >
          {text('product.pages', { pages: number(choice.yieldPages) })}
        </Link>
      ))}
    </nav>
  )
}
