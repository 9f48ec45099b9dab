import { useMutation } from '@tanstack/react-query'
import { Button } from '../controls/Button.tsx'
import { type Failure, useReason } from '../feedback/failure.ts'
import { toast } from '../feedback/toast.ts'
import { useText } from '../language/language.tsx'

type Format = 'csv' | 'xlsx'

/** The same list as a file, in the two forms that programs of bookkeepers take. */
export function Exports({ onExport }: { onExport: (format: Format) => Promise<void> }) {
  const text = useText()
  const reasonOf = useReason()
  const exporting = useMutation<void, Failure, Format>({
    meta: { saysItself: true },
    mutationFn: onExport,
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return (['csv', 'xlsx'] as const).map((format) => (
    <Button
      key={format}
      variant="default"
      loading={exporting.isPending && exporting.variables === format}
      onClick={() => exporting.mutate(format)}
    >
      {text(`finance.export_${format}`)}
    </Button>
  ))
}
