import { IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import type { CallFailed } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { toast } from '../../../../ui/feedback/toast.ts'

type Props = Omit<ComponentProps<typeof Button>, 'onClick' | 'loading' | 'leftSection'> & { fetch: () => Promise<void> }

/** Fetches a document that is made again each time, as a file to keep or to send on. */
export function DocumentButton({ fetch, ...button }: Props) {
  const reasonOf = useReason()
  const fetching = useMutation<void, CallFailed>({
    meta: saysItself,
    mutationFn: fetch,
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
  return (
    <Button
      variant="default"
      {...button}
      leftSection={<IconFileTypePdf size={17} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    />
  )
}
