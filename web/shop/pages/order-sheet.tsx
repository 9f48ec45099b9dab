import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { getOrderSheetTemplate } from '../../../contract/order-sheet.ts'
import type { CallFailed } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { saysItself } from '../../api/failures.ts'
import { Button } from '../../ui/Button.tsx'
import { useReason } from '../../ui/failure.ts'
import { useText } from '../../ui/language.tsx'
import { toast } from '../../ui/toast.ts'
import classes from '../features/order/OrderSheet.module.css'
import { OrderSheet } from '../features/order/OrderSheet.tsx'
import { titled } from '../layout/page-head.ts'

export const Route = createFileRoute('/_shop/_closed/_account/order/sheet')({
  staticData: { permission: 'cust:order' },
  head: titled('order_sheet.title'),
  component: OrderSheetPage,
})

const formats = ['csv', 'xlsx'] as const

function OrderSheetPage() {
  const text = useText()
  const reasonOf = useReason()
  const keeping = useMutation<void, CallFailed, (typeof formats)[number]>({
    meta: saysItself,
    mutationFn: (format) => download(getOrderSheetTemplate, { query: { format } }),
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return (
    <>
      <h1>{text('order_sheet.title')}</h1>
      <p className={classes.lead}>{text('order_sheet.hint')}</p>
      <div className={classes.ways}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={17} aria-hidden />}
            loading={keeping.isPending}
            onClick={() => keeping.mutate(format)}
          >
            {text('order_sheet.template', { format: format.toUpperCase() })}
          </Button>
        ))}
      </div>
      <OrderSheet />
    </>
  )
}
