import { createFileRoute } from '@tanstack/react-router'
import { ViewPage } from './ViewPage.tsx'
import { viewRoute } from './view-route.tsx'

export const Route = createFileRoute('/_shop/_account/_closed/finance/openinvoice')({
  ...viewRoute('openInvoice'),
  component: () => <ViewPage view="openInvoice" search={Route.useSearch()} />,
})
