import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getBulkOrderTemplate } from '../../../../contract/order/bulk-order.ts'
import type { CallFailed } from '../../../api/call.ts'
import { download } from '../../../api/download.ts'
import { saysItself } from '../../../api/failures.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { PageSkeleton } from '../../../ui/feedback/PageSkeleton.tsx'
import { BlockSkeleton } from '../../../ui/feedback/Skeletons.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
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

const formats = ['csv', 'xlsx'] as const

function BulkOrderPage() {
  const text = useText()
  const reasonOf = useReason()
  const keeping = useMutation<void, CallFailed, (typeof formats)[number]>({
    meta: saysItself,
    mutationFn: (format) => download(getBulkOrderTemplate, { query: { format } }),
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return (
    <>
      <h1>{text('bulk_order.title')}</h1>
      <p className={classes.lead}>{text('bulk_order.hint')}</p>
      <div className={classes.ways}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={17} aria-hidden />}
            loading={keeping.isPending}
            onClick={() => keeping.mutate(format)}
          >
            {text('bulk_order.template', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      <BulkOrder />
    </>
  )
}
