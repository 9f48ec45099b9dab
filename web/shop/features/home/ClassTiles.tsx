import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { ProductDrawing } from '../../../ui/product/ProductPicture.tsx'
import classes from './Home.module.css'

/** The kinds of goods. */
export function ClassTiles({ goods }: { goods: ReadonlyArray<{ classId: number; name: string }> }) {
  const text = useText()
  return (
    <section aria-labelledby="classes">
      <h2 id="classes">{text('home.classes')}</h2>
      <ul className={classes.tiles}>
        {goods.map(({ classId, name }) => (
          <li key={classId}>
            <Link to="/list/toner" search={{ classId: [classId] }} className={classes.tile}>
              <ProductDrawing classId={classId} colour={classColours[classId] ?? 'K'} size={44} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

const classColours: Readonly<Record<number, string>> = { 102: 'K', 103: 'KIT', 104: 'C', 105: 'M', 109: 'K', 111: 'Y' }
