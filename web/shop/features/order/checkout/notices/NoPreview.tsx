import { isAboutProducts } from '../../../../../api/refused-lines.ts'
import { FailureNotice } from '../../../../../ui/feedback/Notice.tsx'
import { BlockSkeleton } from '../../../../../ui/feedback/Skeletons.tsx'
import type { InCheckout } from '../useCheckout.ts'
import { CheckoutDraftNotice } from './CheckoutDraftNotice.tsx'
import { isNotInBasket, NotInBasket } from './NotInBasket.tsx'
import { RefusedOrder } from './RefusedOrder.tsx'

type Props = { inCheckout: InCheckout; onStartOver: () => void }

/** In the place of an order that is not there yet, or that there cannot be. */
export function NoPreview({ inCheckout, onStartOver }: Props) {
  const { state, declined } = inCheckout.checkout
  if (state === 'loading' || !declined) return <BlockSkeleton height={560} />
  if (isNotInBasket(declined)) return <NotInBasket why={declined} />
  return (
    <>
      <CheckoutDraftNotice inCheckout={inCheckout} onStartOver={onStartOver} />
      {isAboutProducts(declined) ? (
        <RefusedOrder why={declined} inCheckout={inCheckout} />
      ) : (
        <FailureNotice failure={declined} onRetry={inCheckout.again} />
      )}
    </>
  )
}
