import type { ReactNode } from 'react'
import { useSession } from '../../../../api/session/session.ts'
import { useSite } from '../../../../api/site/site.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Activities } from './Activities.tsx'
import { Banners } from './Banners.tsx'
import { ClassTiles } from './ClassTiles.tsx'
import { Floors } from './Floors.tsx'
import classes from './Home.module.css'
import type { Buy } from './ProductTile.tsx'
import { RecentlyViewed } from './RecentlyViewed.tsx'
import { VisitorHome } from './visitor/VisitorHome.tsx'

type Props = {
  search: ReactNode
  finder: ReactNode
  /** What waits for a customer. */
  overview: ReactNode
  goods: ReadonlyArray<{ classId: number; name: string }>
  buy: Buy
}

/** For visitors what the shop is; for customers their work. */
export function Home({ search, finder: fields, ...props }: Props) {
  const text = useText()
  const signedIn = useSession() !== null
  const finder = (
    <section className={classes.panel} aria-labelledby="finder">
      <h2 id="finder">{text('home.finder')}</h2>
      <p>{text('home.finder_lead')}</p>
      {fields}
    </section>
  )
  return signedIn ? (
    <CustomerHome search={search} finder={finder} {...props} />
  ) : (
    <VisitorHome search={search} finder={finder} />
  )
}

function CustomerHome({ search, finder, overview, goods, buy }: Props) {
  const text = useText()
  const { orgId } = useSite()
  return (
    <div className={classes.home}>
      <section className={classes.hero}>
        <h1>{text('home.title')}</h1>
        <div className={classes.search}>{search}</div>
      </section>

      {overview}
      <RecentlyViewed buy={buy} />
      {finder}
      <Banners orgId={orgId} />
      <ClassTiles goods={goods} />
      <Activities orgId={orgId} buy={buy} />
      <Floors orgId={orgId} buy={buy} />
    </div>
  )
}
