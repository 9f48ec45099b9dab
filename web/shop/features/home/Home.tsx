import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useMay, useSession } from '../../../api/session/session.ts'
import { useSite } from '../../../api/site.ts'
import { useText } from '../../../ui/language/language.tsx'
import { Activities } from './Activities.tsx'
import { Banners } from './Banners.tsx'
import { Brands } from './Brands.tsx'
import { BuyAgain } from './BuyAgain.tsx'
import { ClassTiles } from './ClassTiles.tsx'
import { Floors } from './Floors.tsx'
import classes from './Home.module.css'
import { Pitch } from './Pitch.tsx'
import type { Buy } from './ProductTile.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'

type Props = {
  search: ReactNode
  finder: ReactNode
  goods: ReadonlyArray<{ classId: number; name: string }>
  buy: Buy
}

const examples = ['hl-l2350dw', '106r1294', 'CF259A', 'laserjet m404']

/** Search first; then what its reader is likely to want, and for visitors what the shop is. */
export function Home({ search, finder, goods, buy }: Props) {
  const text = useText()
  const signedIn = useSession() !== null
  const mayOrder = useMay('cust:order')
  const { orgId } = useSite()
  return (
    <div className={classes.home}>
      <section className={classes.hero}>
        <h1>{text('home.title')}</h1>
        <p>{text('home.lead')}</p>
        <div className={classes.search}>{search}</div>
        <p className={classes.examples}>
          {text('home.examples')}:
          {examples.map((keyword) => (
            <Link key={keyword} to="/search" search={{ keyword }}>
              {keyword}
            </Link>
          ))}
        </p>
      </section>

      {signedIn && <RecentlyViewed buy={buy} />}
      {mayOrder && <BuyAgain buy={buy} />}

      <section className={classes.panel} aria-labelledby="finder">
        <h2 id="finder">{text('home.finder')}</h2>
        <p>{text('home.finder_lead')}</p>
        {finder}
      </section>

      <Banners orgId={orgId} />
      <ClassTiles goods={goods} />
      <Brands orgId={orgId} />
      <Activities orgId={orgId} buy={buy} />
      <Floors orgId={orgId} buy={buy} />
      <Pitch orgId={orgId} visitor={!signedIn} />
    </div>
  )
}
