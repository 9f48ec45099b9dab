import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../ui/language/language.tsx'
import { useTitle } from '../../../ui/language/title.ts'
import classes from './Home.module.css'
import { Part } from './Part.tsx'
import { brandSubjectsQuery } from './queries.ts'

/** Makers as plain word marks, each with what we have of it. */
export function Brands({ orgId }: { orgId: number }) {
  const text = useText()
  const titleOf = useTitle()
  return (
    <Part result={useQuery(brandSubjectsQuery(orgId))}>
      {(brands) => (
        <section aria-labelledby="brands">
          <h2 id="brands">{text('home.brands')}</h2>
          <ul className={classes.brands}>
            {brands.map((subject) => (
              <li key={subject.subjectId}>
                <Link to="/list/toner" search={{ brandId: [subject.brandId] }} className={classes.brand}>
                  <strong>{subject.brand}</strong>
                  <span>{titleOf(subject)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Part>
  )
}
