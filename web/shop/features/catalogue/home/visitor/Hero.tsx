import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '../../../../../ui/language/language.tsx'
import { CutOff } from './CutOff.tsx'
import classes from './Hero.module.css'
import { HeroPicture } from './HeroPicture.tsx'

// A printer, a number, and a misspelt number.
const examples = ['hl-l2350dw', 'CF259A', '106r1294']

/** What the shop is good for, and at once the way into it. */
export function Hero({ orgId, search }: { orgId: number; search: ReactNode }) {
  const text = useText()
  return (
    <section className={classes.hero}>
      <div className={classes.words}>
        <h1>
          <span className={classes.line}>{text('home.headline')}</span>{' '}
          <span className={classes.line}>{text('home.headline_when')}</span>
        </h1>
        <p>{text('home.lead')}</p>
        {search}
        <p className={classes.examples}>
          {text('home.examples')}:
          {examples.map((keyword) => (
            <Link key={keyword} to="/search" search={{ keyword }}>
              {keyword}
            </Link>
          ))}
        </p>
        <CutOff orgId={orgId} />
      </div>
      <HeroPicture />
    </section>
  )
}
