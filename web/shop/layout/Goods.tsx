import { Link } from '@tanstack/react-router'
import { useText } from '../../ui/language/language.tsx'
import { ClassPicture } from '../../ui/product/picture/ProductPicture.tsx'
import classes from './Goods.module.css'

// As the navigation has them (specification section 2); a page without it needs no call for their names.
const goods = [
  [102, 'layout.toner'],
  [103, 'layout.kits'],
  [105, 'layout.drums'],
  [104, 'layout.ink'],
  [109, 'layout.labels'],
  [111, 'layout.furniture'],
] as const

/** The kinds of goods with their pictures, for a page without the navigation. */
export function Goods() {
  const text = useText()
  return (
    <nav aria-label={text('home.classes')} className={classes.goods}>
      {goods.map(([classId, name]) => (
        <Link key={classId} to="/list/toner" search={{ classId: [classId] }}>
          <ClassPicture classId={classId} size={44} />
          <span>{text(name)}</span>
        </Link>
      ))}
    </nav>
  )
}
