import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { offerCoupons } from '../../../../../../contract/catalogue/coupon.ts'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { useFormat } from '../../../../../ui/language/format.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import type { OrderRequest, Preview } from '../../queries.ts'
import { couponOffersQuery, couponsToUseQuery } from '../queries.ts'
import classes from './CouponOffers.module.css'

type Props = {
  preview: Preview
  /** What the preview is of. */
  request: OrderRequest
  /** The preview of the request is not there yet. */
  asking: boolean
  onUse: (code: string) => void
}

/** The coupons of the wallet with what each takes off this order, the best first; below them those that do not fit it. */
export function CouponOffers({ preview, request: given, asking, onUse }: Props) {
  const text = useText()
  const title = useId()
  const { money } = useFormat()
  const wallet = useQuery(couponsToUseQuery).data
  // What is written on an order changes nothing of what a coupon takes off it: it is not asked for again.
  const { couponCode: _refused, poNumber: _po, instruction: _said, ...request } = given
  // As it is used: a coupon for shipping counts with the carrier that is shown.
  const order = { ...request, shipVia: preview.shipVia }
  const isSomething = (wallet?.total ?? 0) > 0 && request.lines.length > 0
  const offers = useQuery({ ...couponOffersQuery(order, preview.revision), enabled: isSomething && !asking }).data
  if (!isSomething || !offers || offers.rows.length === 0) return null
  const fit = offers.rows.flatMap(({ discount, ...coupon }) => (discount === null ? [] : [{ ...coupon, discount }]))
  const unusable = offers.rows.filter(({ discount }) => discount === null)
  return (
    <section className={classes.offers} aria-labelledby={title}>
      <h3 id={title}>{text('coupon.to_choose')}</h3>
      <ul>
        {fit.map(({ couponId, code, title, discount }) => (
          <li key={couponId} className={classes.fit}>
            <span>
              <strong>{text('coupon.amount_off', { amount: money(discount, offers.currency) })}</strong>
              <CouponName code={code} title={title} />
            </span>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={text('address.of', { action: text('coupon.use'), name: code })}
              onClick={() => onUse(code)}
            >
              {text('coupon.use')}
            </Button>
          </li>
        ))}
      </ul>
      {unusable.length > 0 && <UnusableCoupons coupons={unusable} isOpen={fit.length === 0} />}
    </section>
  )
}

type Coupons = Reply<typeof offerCoupons>['rows']

/** The coupons that cannot be used with this order, each with why. */
function UnusableCoupons({ coupons, isOpen }: { coupons: Coupons; isOpen: boolean }) {
  const text = useText()
  return (
    <details open={isOpen}>
      <summary>{text('coupon.unfit', { count: coupons.length })}</summary>
      <ul>
        {coupons.map(({ couponId, code, title, msg }) => (
          <li key={couponId}>
            <CouponName code={code} title={title} />
            <span className={classes.why}>{msg}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

function CouponName({ code, title }: { code: string; title: string }) {
  return (
    <span className={classes.named}>
      <span className={classes.code}>{code}</span> {title}
    </span>
  )
}
