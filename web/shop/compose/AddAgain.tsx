import { IconShoppingCartPlus } from '@tabler/icons-react'
import { shownNumber } from '../../../rules/catalogue/product/number.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useText } from '../../ui/language/language.tsx'
import { useAddManyToBasket } from '../features/basket/basket/useAddManyToBasket.ts'
import type { Addition } from '../features/catalogue/home/overview/Reorder.tsx'

/** Puts all of them into the basket, each with its pieces. */
export function AddAgain({ additions }: { additions: readonly Addition[] }) {
  const text = useText()
  const { add, isPending } = useAddManyToBasket((number) => {
    const addition = additions.find(({ product }) => product.number === number)
    return addition ? shownNumber(addition.product) : number
  })
  const lines = additions.map(({ product, qty }) => ({ number: product.number, qty }))
  return (
    <Button
      loading={isPending}
      leftSection={<IconShoppingCartPlus size={17} aria-hidden />}
      onClick={() => add(lines, () => undefined)}
    >
      {text('morning.add_all', { count: lines.length })}
    </Button>
  )
}
