import { useMutation } from '@tanstack/react-query'
import type { CallFailed } from '../../api/call.ts'
import { saysItself } from '../../api/failures.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useReason } from '../../ui/feedback/failure.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { useText } from '../../ui/language/language.tsx'

type Format = 'csv' | 'xlsx'

/** The same list as a file, in the two forms that programs of bookkeepers take. */
export function Exports({ onExport }: { onExport: (format: Format) => Promise<void> }) {
  const text = useText()
  const reasonOf = useReason()
  const exporting = useMutation<void, CallFailed, Format>({
    meta: saysItself,
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
      {text(`account.export_${format}`)}
    </Button>
  ))
}
