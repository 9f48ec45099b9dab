import { useQuery } from '@tanstack/react-query'
import { PathLink } from '../../../../ui/controls/PathLink.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { useTitle } from '../../../../ui/language/title.ts'
import classes from './Home.module.css'
import { Part } from './Part.tsx'
import { bannersQuery } from './queries.ts'

/** What the site wants to be known, in words side by side; nothing turns or blinks. */
export function Banners({ orgId }: { orgId: number }) {
  const text = useText()
  const titleOf = useTitle()
  return (
    <Part result={useQuery(bannersQuery(orgId))}>
      {(banners) => (
        <section aria-label={text('home.news')}>
          <ul className={classes.banners}>
            {banners.map((banner) => (
              <li key={banner.bannerId}>
                <PathLink path={banner.link}>{titleOf(banner)}</PathLink>
                <p>{banner.text}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Part>
  )
}
