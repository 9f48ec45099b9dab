import { IconDownload, IconFileTypePdf } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type Failure, useReason } from '../feedback/failure.ts'
import { toast } from '../feedback/toast.ts'
import { Button } from './Button.tsx'
import { PdfButton } from './PdfButton.tsx'

type Fetching = () => Promise<void>
type Props = { fetch: Fetching; label: string }

/** A button that fetches a file, and says why it could not. */
export function FileButton({ fetch, label, isPdf = false }: Props & { isPdf?: boolean }) {
  const Icon = isPdf ? IconFileTypePdf : IconDownload
  const fetching = useFile(fetch)
  return (
    <Button
      variant="default"
      leftSection={<Icon size={17} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {label}
    </Button>
  )
}

/** The same for the PDF of a row: a sign alone. */
export function RowFileButton({ fetch, label }: Props) {
  const fetching = useFile(fetch)
  return <PdfButton label={label} isFetching={fetching.isPending} onClick={() => fetching.mutate()} />
}

function useFile(fetch: Fetching) {
  const reasonOf = useReason()
  return useMutation<void, Failure>({
    meta: { saysItself: true },
    mutationFn: fetch,
    onError: (failed) => toast(reasonOf(failed), 'bad'),
  })
}
