import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Promotion.module.css'
import { PromotionState } from './PromotionState.tsx'
import type { Promotion } from './queries.ts'
import { usePromotionWords } from './usePromotionWords.ts'

/** A promotion as the heading of its products. */
export function PromotionHead({ promotion }: { promotion: Promotion }) {
  const text = useText()
  const { day } = useFormat()
  const { offerOf, productsOf } = usePromotionWords()
  const { startsOn, endsOn, title } = promotion
  return (
    <header className={classes.head}>
      <h1>{title}</h1>
      <PromotionState promotion={promotion} />
      <p>
        <strong>{offerOf(promotion)}</strong>
        {` · ${productsOf(promotion)} · ${text('promotion.from_to', { from: day(startsOn), to: day(endsOn) })}`}
      </p>
    </header>
  )
}
