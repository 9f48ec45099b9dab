import { Link } from '@tanstack/react-router'
import { type Numbered, numberBeside, replacedNumberOf } from '../../../rules/product-number.ts'
import { useText } from '../language.tsx'

type Props = { product: Numbered & { brand?: string }; className?: string | undefined }

/** What stands beside the number of a product: our own of a maker's, or what our make replaces, with the way to it. */
export function NumberBeside({ product, className }: Props) {
  const text = useText()
  const replaced = replacedNumberOf(product)
  if (replaced) {
    return (
      <Link to="/search" search={{ keyword: replaced }} className={className}>
        {text('product.own_make_of', { number: product.brand ? `${product.brand} ${replaced}` : replaced })}
      </Link>
    )
  }
  const own = numberBeside(product)
  return own ? <span className={className}>{own}</span> : null
}
