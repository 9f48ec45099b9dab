import { ProductDrawing } from '../../../../ui/product/ProductPicture.tsx'
import classes from './Hero.module.css'

const goods = [
  { classId: 102, colour: 'K', size: 176 },
  { classId: 104, colour: 'C', size: 128 },
  { classId: 102, colour: 'M', size: 128 },
  { classId: 102, colour: 'Y', size: 176 },
]

/** The goods in their four inks, beside the words. */
export function HeroPicture() {
  return (
    <div className={classes.picture} aria-hidden>
      {goods.map(({ classId, colour, size }) => (
        <ProductDrawing key={colour} classId={classId} colour={colour} size={size} />
      ))}
    </div>
  )
}
