import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { PriceChanges } from '../../features/basket/basket/price-change/PriceChanges.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/cust/pricechange')({
  staticData: { permission: 'cust:shoppingcart' },
  head: headWithTitle('price_change.title'),
  component: PriceChangePage,
  pendingComponent: () => (
    <PageSkeleton title="price_change.title">
      <RowSkeletons rows={6} />
    </PageSkeleton>
  ),
})

function PriceChangePage() {
  const text = useText()
  return (
    <>
      <h1>{text('price_change.title')}</h1>
      <PriceChanges />
    </>
  )
}
