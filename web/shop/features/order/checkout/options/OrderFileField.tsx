import { IconFileCheck } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Reply } from '../../../../../../contract/endpoint.ts'
import { addOrderFile } from '../../../../../../contract/order/file.ts'
import { pictureChoice } from '../../../../../../rules/attachment.ts'
import { largestOrderFile, type OrderFileKind } from '../../../../../../rules/order/file.ts'
import { CallFailed } from '../../../../../api/call.ts'
import { saysItself } from '../../../../../api/failures.ts'
import { upload } from '../../../../../api/upload.ts'
import { useReason } from '../../../../../ui/feedback/failure.ts'
import {
  AttachmentField,
  ChoiceOfFile,
  describedBy,
  FileSize,
  RemoveFile,
  type UploadProgress,
} from '../../../../../ui/form/attachment/AttachmentField.tsx'
import { FileInput } from '../../../../../ui/form/FileInput.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from './OrderChoices.module.css'

export type OrderFile = Reply<typeof addOrderFile>

type Props = {
  kind: OrderFileKind
  file: OrderFile | undefined
  error: string | undefined
  onFile: (file: OrderFile | undefined) => void
}

/** One attachment of an order: chosen or dropped, sent at once, replaced, removed. What fails leaves what was there. */
export function OrderFileField({ kind, file, error, onFile }: Props) {
  const text = useText()
  const id = useId()
  const { send, sending, refused } = useUpload(kind, onFile)
  const name = text(`order_file.${kind}`)
  const wrong = sending ? undefined : (refused ?? error)
  return (
    <AttachmentField
      id={id}
      legend={kind === 'carrierLabel' ? text('address.optional', { field: name }) : name}
      error={wrong}
      sending={sending ? [sending] : []}
      onFiles={send}
    >
      {file && <UploadedFile file={file} onRemove={() => onFile(undefined)} />}
      <ChoiceOfFile drop={text('order_file.drop')}>
        <FileInput
          accept={`${pictureChoice},application/pdf`}
          disabled={sending !== undefined}
          aria-label={text(file ? 'order_file.replace_for' : 'order_file.choose_for', { name })}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby={describedBy(id, wrong)}
          onFiles={send}
        >
          {text(file ? 'order_file.replace' : 'order_file.choose')}
        </FileInput>
      </ChoiceOfFile>
      <small id={`${id}-hint`}>{text('order_file.hint')}</small>
    </AttachmentField>
  )
}

function UploadedFile({ file, onRemove }: { file: OrderFile; onRemove: () => void }) {
  return (
    <span className={classes.kept} role="status">
      <IconFileCheck size={18} aria-hidden />
      <span className={classes.fileName}>{file.name}</span>
      <FileSize bytes={file.bytes} />
      <RemoveFile name={file.name} onRemove={onRemove} />
    </span>
  )
}

function useUpload(kind: OrderFileKind, onFile: (file: OrderFile) => void) {
  const text = useText()
  const reasonOf = useReason()
  const [sending, setSending] = useState<UploadProgress>()
  const [refused, setRefused] = useState<string>()
  const { mutate } = useMutation<OrderFile, Error, File>({
    meta: saysItself,
    mutationFn: (file) =>
      upload(
        addOrderFile,
        { query: { kind } },
        { file, onProgress: (percent) => setSending({ name: file.name, percent }) },
      ),
    onSuccess: onFile,
    onError: (error) => setRefused(error instanceof CallFailed ? reasonOf(error) : text('order_file.failed')),
    onSettled: () => setSending(undefined),
  })
  const send = ([file, ...others]: readonly File[]) => {
    if (!file || sending) return
    const fault = findFault(file, others)
    setRefused(fault ? text(`order_file.${fault}`) : undefined)
    if (fault) return
    setSending({ name: file.name, percent: 0 })
    mutate(file)
  }
  return { send, sending, refused }
}

function findFault(file: File, others: readonly File[]) {
  if (others.length > 0) return 'one_at_a_time'
  if (file.size === 0) return 'empty'
  return file.size > largestOrderFile && 'too_large'
}
