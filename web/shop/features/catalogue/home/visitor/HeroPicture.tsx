import { StillLife } from '../../../../../ui/product/picture/StillLife.tsx'
import classes from './Hero.module.css'

/** The goods in their four inks, beside the words. */
export function HeroPicture() {
  return (
    <div className={classes.picture}>
      <StillLife width={560} height={420} className={classes.stillLife ?? ''} />
    </div>
  )
}
