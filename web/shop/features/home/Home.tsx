import { IconClockBolt, IconPackages, IconReceipt } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../ui/language.tsx'
import { ProductPicture } from '../../../ui/product/ProductPicture.tsx'
import classes from './Home.module.css'

type ClassTile = { classId: number; name: string }

type Props = { search: ReactNode; finder: ReactNode; goods: readonly ClassTile[] }

const examples = ['hl-l2350dw', '106r1294', 'CF259A', 'laserjet m404']

/** Search first; then by printer and by kind of goods. */
export function Home({ search, finder, goods }: Props) {
  const text = useText()
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

      <section className={classes.panel} aria-labelledby="finder">
        <h2 id="finder">{text('home.finder')}</h2>
        <p>{text('home.finder_lead')}</p>
        {finder}
      </section>

      <section aria-labelledby="classes">
        <h2 id="classes">{text('home.classes')}</h2>
        <ul className={classes.tiles}>
          {goods.map(({ classId, name }) => (
            <li key={classId}>
              <Link to="/list/toner" search={{ classId }} className={classes.tile}>
                <ProductPicture product={pictureOf(classId)} size={72} decorative />
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className={classes.reasons}>
        <Reason icon={<IconPackages size={22} aria-hidden />} title={text('home.stock_title')}>
          {text('home.stock')}
        </Reason>
        <Reason icon={<IconClockBolt size={22} aria-hidden />} title={text('home.delivery_title')}>
          {text('home.delivery')}
        </Reason>
        <Reason icon={<IconReceipt size={22} aria-hidden />} title={text('home.terms_title')}>
          {text('home.terms')}
        </Reason>
      </section>
    </div>
  )
}

function Reason({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className={classes.reason}>
      {icon}
      <div>
        <h2>{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  )
}

const colourOf: Readonly<Record<number, string>> = { 102: 'K', 103: 'KIT', 104: 'C', 105: 'M', 109: 'K', 111: 'Y' }

const pictureOf = (classId: number) => ({
  classId,
  colour: colourOf[classId] ?? 'K',
  brand: '',
  oemCode: '',
  number: '',
  ownMake: false,
  image: null,
})
