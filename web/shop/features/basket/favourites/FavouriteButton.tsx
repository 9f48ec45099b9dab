import { IconHeart, IconHeartFilled } from '@tabler/icons-react'
import { type ProductNumbers, shownNumber } from '../../../../../rules/catalogue/product/number.ts'
import { useMay } from '../../../../api/session/session.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Favourites.module.css'
import { useFavouriteCount } from './queries.ts'
import { useKeepFavourites, useRemoveFavourites } from './useChangeFavourites.ts'

type Props = { product: ProductNumbers & { id: number } }

/** The heart of a product. Not there for who may not keep favourites. */
export function FavouriteButton({ product }: Props) {
  const text = useText()
  const may = useMay('cust:favorites')
  const isFavourite = useFavouriteCount()?.skuIds.includes(product.id) ?? false
  const keep = useKeepFavourites()
  const remove = useRemoveFavourites()
  if (!may) return null

  const number = shownNumber(product)
  const label = text(isFavourite ? 'favourites.remove' : 'favourites.add', { number })
  // The heart itself says that it worked; only a refusal needs words.
  const change = () => {
    if (isFavourite) return remove.mutate([product])
    return keep.mutate([product], { onSuccess: ({ lines: [line] }) => line?.msg && toast(line.msg, 'bad') })
  }
  return (
    <button
      type="button"
      className={classes.heart}
      aria-pressed={isFavourite}
      aria-label={label}
      title={label}
      onClick={change}
    >
      {isFavourite ? <IconHeartFilled size={18} aria-hidden /> : <IconHeart size={18} aria-hidden />}
    </button>
  )
}
