import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { CallFailed } from '../../../api/call.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { Empty } from '../../../ui/feedback/Notice.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { ListPage } from '../../../ui/list/ListPage.tsx'
import { idIn, type PageParams, pagingIn, toPageQuery } from '../../../ui/list/query.ts'
import { ProductListing } from '../../compose/ProductListing.tsx'
import { PromotionHead } from '../../features/catalogue/promotion/PromotionHead.tsx'
import { type Promotion, promotionQuery, promotionSkusQuery } from '../../features/catalogue/promotion/queries.ts'
import { headWithTitle } from '../../layout/page-head.ts'

type SearchParams = PageParams & { promotion_id?: number | undefined }

export const Route = createFileRoute('/_shop/_account/_closed/sales/promotionSku')({
  validateSearch: (query: Record<string, unknown>): SearchParams => ({
    promotion_id: idIn(query, 'promotion_id'),
    ...pagingIn(query),
  }),
  head: headWithTitle('promotion.title'),
  component: PromotionSkusPage,
  pendingComponent: () => (
    <PageSkeleton title="promotion.title">
      <BlockSkeleton height={560} />
    </PageSkeleton>
  ),
})

function PromotionSkusPage() {
  const { promotion_id: id, ...search } = Route.useSearch()
  const promotion = useQuery({ ...promotionQuery(id ?? 0), enabled: id !== undefined, retry: false })
  const { error } = promotion
  if (id === undefined || (error instanceof CallFailed && error.code === 404)) return <NoPromotion />
  return (
    <Fetched result={promotion} skeleton={<BlockSkeleton height={560} />}>
      {(found) => <Products promotion={found} search={search} />}
    </Fetched>
  )
}

function Products({ promotion, search }: { promotion: Promotion; search: PageParams }) {
  const text = useText()
  return (
    <ListPage
      above={<PromotionHead promotion={promotion} />}
      search={search}
      found={useQuery(promotionSkusQuery(promotion.promotionId, toPageQuery(search)))}
      expectedRows={10}
      empty={
        <Empty
          title={text('promotion.no_products')}
          action={<ButtonLink to="/pm/promotion">{text('promotion.title')}</ButtonLink>}
        />
      }
    >
      {(rows) => <ProductListing products={rows} label={promotion.title} />}
    </ListPage>
  )
}

function NoPromotion() {
  const text = useText()
  return (
    <Empty
      isPage
      title={text('promotion.missing_title')}
      action={<ButtonLink to="/pm/promotion">{text('promotion.title')}</ButtonLink>}
    >
      {text('promotion.missing')}
    </Empty>
  )
}
