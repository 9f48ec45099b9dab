import { type ProductNumbers, shownNumber } from '../../../../rules/catalogue/product/number.ts'
import { SecondaryNumber } from '../../../ui/product/SecondaryNumber.tsx'
import classes from './checkout/notices/OrderChanges.module.css'
import orderClasses from './Order.module.css'

/** A product as its line shows it: first the number that buyers search by. */
export function ProductNumber({ product }: { product: ProductNumbers }) {
  return (
    <>
      <span className={`${orderClasses.number} ${classes.product}`}>{shownNumber(product)}</span>
      <SecondaryNumber product={product} className={`${orderClasses.small} ${classes.product}`} />
    </>
  )
}
