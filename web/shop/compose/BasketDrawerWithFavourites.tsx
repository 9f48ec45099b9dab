import { useMay } from '../../api/session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { toast } from '../../ui/feedback/toast.ts'
import { LazyTexts } from '../../ui/language/LazyTexts.tsx'
import { useText } from '../../ui/language/language.tsx'
import BasketDrawer from '../features/basket/basket/BasketDrawer.tsx'
import type { BasketEditing } from '../features/basket/basket/page/useBasketEditing.ts'
import { useKeepFavourites } from '../features/basket/favourites/useChangeFavourites.ts'
import { DisabledInBasket } from './DisabledInBasket.tsx'

/** The basket beside the page: its chosen lines can be kept as favourites, what is no longer sold replaced. */
export default function BasketDrawerWithFavourites({ onClose }: { onClose: () => void }) {
  return (
    <LazyTexts part="account">
      <BasketDrawer
        onClose={onClose}
        actions={(editing) => <SaveAsFavourites editing={editing} />}
        open={({ rows }) => <DisabledInBasket rows={rows} />}
      />
    </LazyTexts>
  )
}

function SaveAsFavourites({ editing }: { editing: BasketEditing }) {
  const text = useText()
  const may = useMay('cust:favorites')
  const keep = useKeepFavourites()
  if (!may) return null
  const products = editing.chosen.map(({ goodsSku }) => goodsSku)
  return (
    <Button
      size="compact-sm"
      variant="default"
      disabled={products.length === 0}
      loading={keep.isPending}
      onClick={() =>
        keep.mutate(products, {
          onSuccess: ({ lines }) => {
            const count = lines.filter(({ added }) => added).length
            if (count > 0) toast(text('favourites.many_kept', { count }), 'good')
            const refused = lines.find(({ added }) => !added)
            if (refused) toast(refused.msg ?? '', 'bad')
          },
        })
      }
    >
      {text('favourites.add_selected_to_favourites')}
    </Button>
  )
}
