import type { FinanceView } from '../../../../rules/ledger/item.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { viewPaths } from './queries.ts'

/** In place of a view without items: why, and where to go on. */
export function NoItems({ view }: { view: FinanceView }) {
  const text = useText()
  const onward =
    view === 'all' ? (
      <ButtonLink to="/index">{text('basket.continue')}</ButtonLink>
    ) : (
      <ButtonLink to={viewPaths.all} variant="default">
        {text('finance.see_all')}
      </ButtonLink>
    )
  return (
    <Empty title={text(`finance.none_${view}`)} action={onward}>
      {text(`finance.none_${view}_hint`)}
    </Empty>
  )
}
