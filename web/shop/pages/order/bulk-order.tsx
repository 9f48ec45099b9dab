import { createFileRoute } from '@tanstack/react-router'
import { getBulkOrderTemplate } from '../../../../contract/order/bulk-order.ts'
import { download } from '../../../api/download.ts'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { TemplateButtons } from '../../../ui/form/TemplateButtons.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from '../../features/order/bulk/BulkOrder.module.css'
import { BulkOrder } from '../../features/order/bulk/BulkOrder.tsx'
import { headWithTitle } from '../../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_account/_closed/order/bulk')({
  staticData: { permission: 'cust:order' },
  head: headWithTitle('bulk_order.title'),
  component: BulkOrderPage,
  pendingComponent: () => (
    <PageSkeleton title="bulk_order.title">
      <BlockSkeleton height={420} />
    </PageSkeleton>
  ),
})

function BulkOrderPage() {
  const text = useText()
  return (
    <>
      <h1>{text('bulk_order.title')}</h1>
      <p className={classes.lead}>{text('bulk_order.hint')}</p>
      <div className={classes.ways}>
        <TemplateButtons
          label="bulk_order.template"
          onDownload={(format) => download(getBulkOrderTemplate, { query: { format } })}
        />
      </div>
      <BulkOrder />
    </>
  )
}
