import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { getOrderFile } from '../../../../../contract/order/file.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from '../checkout/options/OrderChoices.module.css'
import type { OrderDetail } from '../queries.ts'

/** The customer's own attachments that went with an order, to be kept. */
export function OrderAttachments({ files }: Pick<OrderDetail, 'files'>) {
  const text = useText()
  const reasonOf = useReason()
  const keeping = useMutation<void, CallFailed, number>({
    meta: saysItself,
    mutationFn: (fileId) => download(getOrderFile, { params: { fileId } }),
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  if (files.length === 0) return null
  return (
    <div>
      <h3>{text('order_file.title')}</h3>
      <ul className={classes.attachments}>
        {files.map(({ fileId, kind, name }) => (
          <li key={fileId}>
            <Button
              variant="default"
              size="compact-sm"
              leftSection={<IconDownload size={16} aria-hidden />}
              aria-label={text('order_file.download', { name })}
              onClick={() => keeping.mutate(fileId)}
            >
              <span className={classes.fileName}>
                {text('ui.term', { term: text(`order_file.${kind}`) })} {name}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
