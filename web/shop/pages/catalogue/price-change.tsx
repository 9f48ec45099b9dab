import { createFileRoute } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { PriceChanges } from '../../features/basket/price-change/PriceChanges.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_closed/_account/cust/pricechange')({
  staticData: { permission: 'cust:shoppingcart' },
  head: headWithTitle('price_change.title'),
  component: PriceChangePage,
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
