import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useText } from '../../../../../ui/language/language.tsx'
import { Part } from '../Part.tsx'
import { brandSubjectsQuery } from '../queries.ts'
import classes from './Visitor.module.css'

/** Makers as plain word marks, each leading to what we have of it. */
export function BrandMarks({ orgId }: { orgId: number }) {
  const text = useText()
  return (
    <Part result={useQuery(brandSubjectsQuery(orgId))}>
      {(brands) => (
        <section aria-label={text('home.brands')}>
          <ul className={classes.marks}>
            {brands.map(({ subjectId, brandId, brand }) => (
              <li key={subjectId}>
                <Link to="/list/toner" search={{ brandId: [brandId] }}>
                  {brand}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Part>
  )
}
