import { useQuery } from '@tanstack/react-query'
import { PathLink } from '../../../../ui/controls/PathLink.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useTitle } from '../../../../ui/language/title.ts'
import classes from './Home.module.css'
import { Part } from './Part.tsx'
import { type Buy, ProductTiles } from './ProductTile.tsx'
import { activitiesQuery } from './queries.ts'

/** What runs now, how long, and some of its products. */
export function Activities({ orgId, buy }: { orgId: number; buy: Buy }) {
  const text = useText()
  const titleOf = useTitle()
  const { day } = useFormat()
  return (
    <Part result={useQuery(activitiesQuery(orgId))}>
      {(subjects) => (
        <section aria-labelledby="promotions">
          <h2 id="promotions">{text('home.promotions')}</h2>
          {subjects.map((subject) => (
            <div key={subject.subjectId} className={classes.activity}>
              <div>
                <h3>
                  <PathLink path={subject.link}>{titleOf(subject)}</PathLink>
                </h3>
                <p>{subject.text}</p>
                {subject.lastDay && <p>{text('home.until', { date: day(subject.lastDay) })}</p>}
              </div>
              {subject.skus.length > 0 && <ProductTiles products={subject.skus} label={titleOf(subject)} buy={buy} />}
            </div>
          ))}
        </section>
      )}
    </Part>
  )
}
