import { useSuspenseQuery } from '@tanstack/react-query'
import type { HelpPage } from '../../../../../rules/catalogue/content/content.ts'
import { useSite } from '../../../../api/site/site.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { AskCard } from '../../../features/catalogue/content/AskCard.tsx'
import { Parts } from '../../../features/catalogue/content/Parts.tsx'
import { declarationsQuery } from '../../../features/catalogue/content/queries.ts'
import { Seller } from './Seller.tsx'

/** What the company of the site declares, below its name. */
export function Declarations({ page }: { page: HelpPage }) {
  const text = useText()
  const site = useSite()
  const { data } = useSuspenseQuery(declarationsQuery(site.orgId, page))
  return (
    <Parts title={text(`site.${page}`)} parts={data} anchorOf={(_, at) => `part-${at + 1}`} side={<AskCard />}>
      {page !== 'cookies' && site.legalEntity && <Seller site={site} company={site.legalEntity} />}
    </Parts>
  )
}
