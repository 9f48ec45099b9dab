import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOrderDocument, type getProforma } from '../../../../../contract/order/order.ts'
import type { CallFailed } from '../../../../api/call.ts'
import { download } from '../../../../api/download.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'

type Props = { orderno: string; spec?: typeof getOrderDocument | typeof getProforma; children: ReactNode }

/** The order document as a file to keep or to send on. */
export function OrderDocument({ orderno, spec = getOrderDocument, children }: Props) {
  const reasonOf = useReason()
  const keeping = useMutation<void, CallFailed>({
    meta: saysItself,
    mutationFn: () => download(spec, { params: { orderno } }),
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={17} aria-hidden />}
      loading={keeping.isPending}
      onClick={() => keeping.mutate()}
    >
      {children}
    </Button>
  )
}
