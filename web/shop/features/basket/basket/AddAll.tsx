import { IconShoppingCartPlus } from '@tabler/icons-react'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { Product } from '../../../../ui/product/product.ts'
import { useAddAll } from './useChangeBasket.ts'

/** One piece of each of several products, for who may buy. */
export function AddAll({ products }: { products: readonly Pick<Product, 'number' | 'status'>[] }) {
  const text = useText()
  const may = useMay('cust:shoppingcart')
  const add = useAddAll()
  const sold = products.filter(({ status }) => status !== 'disabled')
  const count = sold.length
  if (!may || count < 2) return null

  const submit = () =>
    add.mutate(
      sold.map(({ number }) => ({ number, qty: 1 })),
      {
        onSuccess: ({ lines }) => {
          const refused = lines.filter(({ added }) => !added)
          const added = count - refused.length
          if (refused.length === 0) toast(text('product.added_all', { count }), 'good')
          else toast(text('product.added_some', { added, count, reason: refused[0]?.msg ?? '' }), 'bad')
        },
      },
    )
  return (
    <Button
      variant="default"
      loading={add.isPending}
      leftSection={<IconShoppingCartPlus size={17} aria-hidden />}
      onClick={submit}
    >
      {text('product.add_all', { count })}
    </Button>
  )
}
