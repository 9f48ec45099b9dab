import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RowSkeletons } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { pagingIn, toPageQuery } from '../../../ui/list/query.ts'
import classes from '../../features/catalogue/promotion/Promotion.module.css'
import { PromotionList } from '../../features/catalogue/promotion/PromotionList.tsx'
import { promotionsQuery } from '../../features/catalogue/promotion/queries.ts'
import { headWithTitle } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/pm/promotion')({
  validateSearch: pagingIn,
  head: headWithTitle('promotion.title'),
  component: PromotionsPage,
  pendingComponent: () => (
    <PageSkeleton title="promotion.title">
      <RowSkeletons />
    </PageSkeleton>
  ),
})

function PromotionsPage() {
  const text = useText()
  const search = Route.useSearch()
  return (
    <ListPage
      above={<h1 className={classes.title}>{text('promotion.title')}</h1>}
      search={search}
      found={useQuery(promotionsQuery(toPageQuery(search)))}
      expectedRows={4}
      empty={
        <Empty
          title={text('promotion.none')}
          action={<ButtonLink to="/list/toner">{text('list.products')}</ButtonLink>}
        >
          {text('promotion.none_hint')}
        </Empty>
      }
    >
      {(rows) => <PromotionList promotions={rows} />}
    </ListPage>
  )
}
