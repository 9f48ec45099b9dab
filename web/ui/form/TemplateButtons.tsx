import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { getTrackingTemplate } from '../../../contract/console/tracking.ts'
import type { getBulkOrderTemplate } from '../../../contract/order/bulk-order.ts'
import type { CallFailed } from '../../api/call.ts'
import { download } from '../../api/download.ts'
import { saysItself } from '../../api/failures.ts'
import { Button } from '../controls/Button.tsx'
import { useReason } from '../feedback/failure.ts'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'

const formats = ['csv', 'xlsx'] as const

type Props = {
  /** The call that answers an empty file with its columns. */
  template: typeof getBulkOrderTemplate | typeof getTrackingTemplate
  label: 'bulk_order.template' | 'tracking.template'
}

/** The template of a file that people fill in and send, in each format. */
export function TemplateButtons({ template, label }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const keeping = useMutation<void, CallFailed, (typeof formats)[number]>({
    meta: saysItself,
    mutationFn: (format) => download(template, { query: { format } }),
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return formats.map((format) => (
    <Button
      key={format}
      variant="default"
      leftSection={<IconDownload size={17} aria-hidden />}
      loading={keeping.isPending}
      onClick={() => keeping.mutate(format)}
    >
      {text(label, { format: format.toUpperCase() })}
    </Button>
  ))
}
