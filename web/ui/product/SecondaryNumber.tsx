import { Link } from '@tanstack/react-router'
import {
  makersNumber,
  type ProductNumbers,
  replacedNumber,
  secondaryNumber,
} from '../../../rules/catalogue/product/number.ts'
import { useText } from '../language/language.tsx'
import classes from './SecondaryNumber.module.css'

type Product = ProductNumbers & { brand?: string }

/** What stands beside the number of a product: our own of a maker's, or what our make replaces. */
export function useSecondaryNumber() {
  const text = useText()
  return (product: Product) => {
    const replaced = replacedNumber(product)
    if (!replaced) return secondaryNumber(product)
    return text('product.own_make_of', { number: product.brand ? `${product.brand} ${replaced}` : replaced })
  }
}

/** What stands beside our own number of a product: the maker's, or what our make replaces. */
export function useMakersNumber() {
  const secondary = useSecondaryNumber()
  return (product: Product) => makersNumber(product) || (product.ownMake ? secondary(product) : '')
}

/** What stands beside the number that customers ask for, with the way to what is replaced. */
export function SecondaryNumber({ product, className = '' }: { product: Product; className?: string | undefined }) {
  const words = useSecondaryNumber()(product)
  const replaced = replacedNumber(product)
  if (replaced) {
    return (
      <Link to="/search" search={{ keyword: replaced }} className={`${className} ${classes.link}`}>
        {words}
      </Link>
    )
  }
  return words ? <span className={className}>{words}</span> : null
}
