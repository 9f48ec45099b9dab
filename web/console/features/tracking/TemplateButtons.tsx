import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { getTrackingTemplate } from '../../../../contract/console/tracking.ts'
import type { CallFailed } from '../../../api/call.ts'
import { download } from '../../../api/download.ts'
import { saysItself } from '../../../api/failures.ts'
import { Button } from '../../../ui/controls/Button.tsx'
import { useReason } from '../../../ui/feedback/failure.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { useText } from '../../../ui/language/language.tsx'

const formats = ['csv', 'xlsx'] as const

/** An empty file with the columns, to be filled in. */
export function TemplateButtons() {
  const text = useText()
  const reasonOf = useReason()
  const keeping = useMutation<void, CallFailed, (typeof formats)[number]>({
    meta: saysItself,
    mutationFn: (format) => download(getTrackingTemplate, { query: { format } }),
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
      {text('tracking.template', { format: format.toUpperCase() })}
    </Button>
  ))
}
