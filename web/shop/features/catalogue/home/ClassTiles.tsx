import { Link } from '@tanstack/react-router'
import { useText } from '../../../../ui/language/language.tsx'
import { ClassPicture } from '../../../../ui/product/picture/ProductPicture.tsx'
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
              <ClassPicture classId={classId} size={44} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
