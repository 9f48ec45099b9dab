import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Table } from '../../../ui/list/Table.tsx'
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
    <Table
      className={classes.list}
      heads={[
        text('promotion.name'),
        text('promotion.offer'),
        text('promotion.products'),
        text('promotion.period'),
        text('promotion.status'),
      ]}
    >
      {promotions.map((promotion) => (
        <tr key={promotion.promotionId}>
          <td>
            <Link to="/sales/promotionSku" search={{ promotion_id: promotion.promotionId }} className={classes.name}>
              {promotion.title}
            </Link>
          </td>
          <td data-label={text('promotion.offer')}>{offerOf(promotion)}</td>
          <td data-label={text('promotion.products')}>{productsOf(promotion)}</td>
          <td data-wide data-label={text('promotion.period')}>
            {text('promotion.from_to', { from: day(promotion.startsOn), to: day(promotion.endsOn) })}
          </td>
          <td>
            <PromotionState promotion={promotion} />
          </td>
        </tr>
      ))}
    </Table>
  )
}
