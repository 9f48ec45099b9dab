import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSite } from '../../../../../api/site/site.ts'
import { Banners } from '../Banners.tsx'
import { Part } from '../Part.tsx'
import { homeTextsQuery } from '../queries.ts'
import { BrandMarks } from './BrandMarks.tsx'
import { Help } from './Help.tsx'
import { Hero } from './Hero.tsx'
import { MakeComparison } from './MakeComparison.tsx'
import { Figures, Flow, Gift, Reasons } from './SiteTexts.tsx'
import classes from './Visitor.module.css'

/** What the shop is, for who has no account yet. */
export function VisitorHome({ search, finder }: { search: ReactNode; finder: ReactNode }) {
  const { orgId, region } = useSite()
  const texts = useQuery(homeTextsQuery(orgId))
  const part = (name: string) => texts.data?.filter((one) => one.part === name) ?? []
  return (
    <div className={classes.visitor}>
      <Hero orgId={orgId} search={search} />
      <Part result={texts}>{() => <Figures texts={part('figure')} hasMap={region === 'EU'} />}</Part>
      <MakeComparison orgId={orgId} />
      <BrandMarks orgId={orgId} />
      {finder}
      <Banners orgId={orgId} />
      <Gift texts={part('gift')} />
      <Flow texts={part('flow')} />
      <Reasons texts={part('why')} />
      <Help />
    </div>
  )
}
