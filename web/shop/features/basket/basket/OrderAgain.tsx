import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { buyAgain } from '../../../../../contract/basket/basket.ts'
import { type ProductNumbers, shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { call } from '../../../../api/call.ts'
import { basketKey } from '../../../../api/queries.ts'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useAddedToast } from './useAddManyToBasket.ts'

type Props = { order: { orderno: string; lines: readonly ProductNumbers[] } }

/** Puts the lines of an order into the basket once more, and says what could not be. */
export function OrderAgain({ order: { orderno, lines } }: Props) {
  const text = useText()
  const may = useMay('cust:shoppingcart')
  const onSuccess = useAddedToast((number) => {
    const line = lines.find((one) => one.number === number)
    return line ? shownNumber(line) : number
  })
  const again = useMutation({
    mutationKey: basketKey,
    mutationFn: () => call(buyAgain, { body: { orderno } }),
    onSuccess,
  })
  if (!may) return null
  return (
    <Button
      leftSection={<IconShoppingCartPlus size={17} aria-hidden />}
      loading={again.isPending}
      onClick={() => again.mutate()}
    >
      {text('order.again')}
    </Button>
  )
}
