import type { CouponState } from '../../../../../rules/catalogue/price/coupon.ts'
import { CopyNumber } from '../../../../ui/controls/CopyNumber.tsx'
import { StatusBadge, type Tone } from '../../../../ui/feedback/StatusBadge.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from './Coupon.module.css'
import type { Coupon } from './queries.ts'

const tones: Record<CouponState, Tone> = { unused: 'good', used: 'quiet', failed: 'quiet' }

/** Coupons: what each takes off, under which conditions and until when. */
export function CouponList({ coupons }: { coupons: readonly Coupon[] }) {
  const text = useText()
  const { day } = useFormat()
  return (
    <RowTable
      className={classes.list}
      rows={coupons}
      rowKey={({ couponId }) => couponId}
      columns={[
        { head: text('coupon.offer'), cell: (coupon) => <Name coupon={coupon} /> },
        { head: text('coupon.conditions'), onPhone: 'wide', cell: (coupon) => <Conditions coupon={coupon} /> },
        {
          head: text('coupon.period'),
          onPhone: 'named wide',
          cell: ({ startsOn, endsOn }) => text('coupon.from_to', { from: day(startsOn), to: day(endsOn) }),
        },
        { head: text('coupon.status'), onPhone: 'corner', cell: (coupon) => <State coupon={coupon} /> },
      ]}
    />
  )
}

const Name = ({ coupon }: { coupon: Coupon }) => (
  <>
    <strong className={classes.line}>
      <Offer coupon={coupon} />
    </strong>
    <span className={classes.line}>{coupon.title}</span>
    <span className={classes.number}>
      {coupon.code} <CopyNumber number={coupon.code} />
    </span>
  </>
)

function State({ coupon: { status, useLimit, usageCount } }: { coupon: Coupon }) {
  const text = useText()
  return (
    <>
      <StatusBadge tone={tones[status]}>{text(`coupon.state_${status}`)}</StatusBadge>
      {useLimit > 1 && (
        <span className={classes.small}>{text('coupon.times', { used: usageCount, limit: useLimit })}</span>
      )}
    </>
  )
}

function Offer({ coupon: { type, value, currency } }: { coupon: Coupon }) {
  const text = useText()
  const { money, number } = useFormat()
  if (type === 'percentage') return text('coupon.percent_off', { percent: number(value) })
  return text(type === 'fixed' ? 'coupon.amount_off' : 'coupon.shipping_off', { amount: money(value, currency) })
}

function Conditions({ coupon: { type, startAmount, brand, currency } }: { coupon: Coupon }) {
  const text = useText()
  const { money } = useFormat()
  const conditions = [
    startAmount > 0 && text('coupon.from_amount', { amount: money(startAmount, currency) }),
    brand !== null && text('coupon.only_brand', { brand }),
    type !== 'shipping' && text('coupon.not_with_discounts'),
  ].filter((one) => one !== false)
  return (conditions.length > 0 ? conditions : [text('coupon.no_conditions')]).map((one) => (
    <span key={one} className={classes.line}>
      {one}
    </span>
  ))
}
