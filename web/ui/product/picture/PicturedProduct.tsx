import type { ReactNode } from 'react'
import classes from './ProductPicture.module.css'
import { LinePicture } from './ProductPicture.tsx'

type Props = { product: { number: string; image: string | null }; children: ReactNode }

/** What a line of staff says of a product, beside its picture: whoever picks it sees what to look for. */
export const PicturedProduct = ({ product, children }: Props) => (
  <span className={classes.pictured}>
    <LinePicture product={product} size={48} />
    <span>{children}</span>
  </span>
)
