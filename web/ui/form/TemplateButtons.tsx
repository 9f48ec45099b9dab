import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { type Failure, useReason } from '../feedback/failure.ts'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'

const formats = ['csv', 'xlsx'] as const
type Format = (typeof formats)[number]

type Props = {
  label: 'bulk_order.template' | 'tracking.template'
  /** Gives the browser an empty file with the columns. */
  onDownload: (format: Format) => Promise<void>
}

/** The template of a file that people fill in and send, in each format. */
export function TemplateButtons({ label, onDownload }: Props) {
  const text = useText()
  const reasonOf = useReason()
  const keeping = useMutation<void, Failure, Format>({
    meta: { saysItself: true },
    mutationFn: onDownload,
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return formats.map((format) => (
    <Button
      key={format}
      variant="default"
      leftSection={<IconDownload size={17} aria-hidden />}
      loading={keeping.isPending && keeping.variables === format}
      onClick={() => keeping.mutate(format)}
    >
      {text(label, { format: format.toUpperCase() })}
    </Button>
  ))
}
