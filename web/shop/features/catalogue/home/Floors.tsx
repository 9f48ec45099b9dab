import { useQuery } from '@tanstack/react-query'
import { PathLink } from '../../../../ui/controls/PathLink.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useTitle } from '../../../../ui/language/title.ts'
import classes from './Home.module.css'
import { Part } from './Part.tsx'
import { type Buy, ProductTiles } from './ProductTile.tsx'
import { floorsQuery } from './queries.ts'

/** Rows of popular products. */
export function Floors({ orgId, buy }: { orgId: number; buy: Buy }) {
  const text = useText()
  const titleOf = useTitle()
  return (
    <Part result={useQuery(floorsQuery(orgId))}>
      {(floors) => (
        <section aria-labelledby="popular" className={classes.floors}>
          <h2 id="popular">{text('home.popular')}</h2>
          {floors.map((floor) => {
            const title = titleOf(floor)
            return (
              <div key={floor.floorId}>
                <div className={classes.floorHead}>
                  <h3>{title}</h3>
                  <PathLink path={floor.link} label={text('home.all_of', { title })}>
                    {text('home.all')}
                  </PathLink>
                </div>
                <ProductTiles products={floor.skus} label={title} buy={buy} />
              </div>
            )
          })}
        </section>
      )}
    </Part>
  )
}
