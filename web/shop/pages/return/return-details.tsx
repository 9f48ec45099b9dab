import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { CallFailed } from '../../../api/call.ts'
import { ButtonLink } from '../../../ui/controls/ButtonLink.tsx'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { RefusalNotice } from '../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import { Fetched } from '../../../ui/list/Fetched.tsx'
import { idIn } from '../../../ui/list/query.ts'
import { ReturnStatusBadge } from '../../../ui/order/ReturnStatusBadge.tsx'
import { ReturnActions } from '../../features/return/history/ReturnActions.tsx'
import { ReturnFacts } from '../../features/return/history/ReturnFacts.tsx'
import { ReturnNext } from '../../features/return/history/ReturnNext.tsx'
import { ReturnProgress } from '../../features/return/history/ReturnProgress.tsx'
import { type ReturnDetail, returnQuery } from '../../features/return/queries.ts'
import classes from '../../features/return/Return.module.css'
import { ReturnNotFound } from '../../features/return/ReturnNotFound.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/rma/rmadetails')({
  staticData: { permission: 'cust:rma' },
  validateSearch: (query: Record<string, unknown>): { id?: number | undefined } => ({ id: idIn(query, 'id') }),
  head: headWithTitle('rma.one'),
  component: ReturnPage,
  pendingComponent: () => (
    <PageSkeleton title="rma.one">
      <BlockSkeleton height={560} />
    </PageSkeleton>
  ),
})

function ReturnPage() {
  const { id } = Route.useSearch()
  const found = useQuery({ ...returnQuery(id ?? 0), enabled: id !== undefined, retry: false })
  const { error } = found
  if (id === undefined || (error instanceof CallFailed && error.code === 404)) return <ReturnNotFound />
  return (
    <Fetched result={found} skeleton={<BlockSkeleton height={560} />}>
      {(detail) => <Return detail={detail} />}
    </Fetched>
  )
}

function Return({ detail }: { detail: ReturnDetail }) {
  const text = useText()
  const navigate = Route.useNavigate()
  const [refused, setRefused] = useState<CallFailed | null>(null)
  const { rmaNumber, returnId: id, actions } = detail
  return (
    <>
      <header className={classes.headline}>
        <h1>{rmaNumber ? text('rma.title_of', { number: rmaNumber }) : text('rma.title_draft')}</h1>
        <ReturnStatusBadge state={detail.status} />
        <span className={classes.push} />
        <ReturnActions detail={detail} onDeleted={() => void navigate({ to: '/rma/list' })} onRefused={setRefused} />
      </header>
      <RefusalNotice why={refused} />
      {refused && actions.includes('submit') && (
        <ButtonLink to="/rma/applyforreturn" search={{ id }}>
          {text('rma.complete')}
        </ButtonLink>
      )}
      <ReturnProgress detail={detail} />
      <ReturnNext detail={detail} />
      <ReturnFacts detail={detail} />
    </>
  )
}
