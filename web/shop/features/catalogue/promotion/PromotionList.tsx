import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import classes from './Promotion.module.css'
import { PromotionState } from './PromotionState.tsx'
import type { Promotion } from './queries.ts'
import { usePromotionWords } from './usePromotionWords.ts'

/** Promotions: what each offers, on which products, from when to when. */
export function PromotionList({ promotions }: { promotions: readonly Promotion[] }) {
  const text = useText()
  const { day } = useFormat()
  const { offerOf, productsOf } = usePromotionWords()
  return (
    <RowTable
      className={classes.list}
      rows={promotions}
      rowKey={({ promotionId }) => promotionId}
      columns={[
        { head: text('promotion.name'), cell: (promotion) => <Name promotion={promotion} /> },
        { head: text('promotion.offer'), cell: offerOf },
        { head: text('promotion.products'), cell: productsOf },
        {
          head: text('promotion.period'),
          onPhone: 'named wide',
          cell: ({ startsOn, endsOn }) => text('promotion.from_to', { from: day(startsOn), to: day(endsOn) }),
        },
        {
          head: text('promotion.status'),
          onPhone: 'bare',
          cell: (promotion) => <PromotionState promotion={promotion} />,
        },
      ]}
    />
  )
}

const Name = ({ promotion: { promotionId, title } }: { promotion: Promotion }) => (
  <Link to="/sales/promotionSku" search={{ promotion_id: promotionId }} className={classes.name}>
    {title}
  </Link>
)
