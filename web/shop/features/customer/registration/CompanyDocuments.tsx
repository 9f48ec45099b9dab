import { IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { getDocument, removeDocument, uploadDocuments } from '../../../../../contract/customer/document.ts'
import { apiPrefix } from '../../../../../contract/endpoint.ts'
import { pictureChoice, registrationDocument } from '../../../../../rules/attachment.ts'
import { CallFailed, call } from '../../../../api/call.ts'
import { saysItself } from '../../../../api/failures.ts'
import { upload } from '../../../../api/upload.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import { FileInput } from '../../../../ui/form/FileInput.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { type CompanyDocument, documentsQuery } from './queries.ts'
import classes from './Registration.module.css'

type Props = { token: string; error: string | undefined; onTouched: () => void }

/** A file on its way, or why it did not arrive. */
type Sending = { id: number; name: string; percent: number; failed?: string }

/** The documents of the company: pictures that are sent as soon as they are chosen. */
export function CompanyDocuments({ token, error, onTouched }: Props) {
  const text = useText()
  const id = useId()
  const { documents, sending, send, remove } = useDocuments(token, onTouched)
  return (
    <fieldset className={classes.documents}>
      <legend>{text('registration.documents')}</legend>
      <p id={`${id}-hint`} className={classes.quiet}>
        {text('registration.documents_hint')}
      </p>
      <ul className={classes.sheets}>
        {documents.map((document) => (
          <Sheet
            key={document.documentId}
            document={document}
            token={token}
            onRemove={() => remove(document.documentId)}
          />
        ))}
      </ul>
      <ul className={classes.sending}>
        {sending.map(({ id: key, name, percent, failed }) => (
          <li key={key} role={failed ? 'alert' : undefined} data-failed={failed && true}>
            {failed ? `${name}: ${failed}` : text('registration.uploading', { name, percent })}
            {!failed && <progress value={percent} max={100} aria-label={name} />}
          </li>
        ))}
      </ul>
      <FileInput
        multiple
        accept={pictureChoice}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        aria-invalid={error !== undefined || undefined}
        onFiles={send}
      >
        {text('registration.add_files')}
      </FileInput>
      {error && (
        <p id={`${id}-error`} className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

function Sheet({ document, token, onRemove }: { document: CompanyDocument; token: string; onRemove: () => void }) {
  const text = useText()
  const path = getDocument.path.replace(':documentId', String(document.documentId))
  return (
    <li>
      <img src={`${apiPrefix}${path}?${new URLSearchParams({ token, thumbnail: 'true' })}`} alt="" />
      <span className={classes.sheetName}>{document.name}</span>
      <button type="button" aria-label={text('registration.remove', { name: document.name })} onClick={onRemove}>
        <IconTrash size={18} aria-hidden />
      </button>
    </li>
  )
}

function useDocuments(token: string, onTouched: () => void) {
  const queries = useQueryClient()
  const query = documentsQuery(token)
  const { data: documents = [] } = useQuery(query)
  const { sending, send } = useUploads(token)

  const removing = useMutation<null, CallFailed, number>({
    mutationFn: (documentId) => call(removeDocument, { params: { documentId }, query: { token } }),
    onSettled: () => queries.invalidateQueries({ queryKey: query.queryKey }),
  })

  return {
    documents,
    sending,
    send: (files: readonly File[]) => {
      onTouched()
      void send(files)
    },
    remove: (documentId: number) => {
      onTouched()
      removing.mutate(documentId)
    },
  }
}

/** Files on their way; one that does not arrive is named until others are chosen. */
function useUploads(token: string) {
  const text = useText()
  const reasonOf = useReason()
  const queries = useQueryClient()
  const [sending, setSending] = useState<Sending[]>([])
  const update = (id: number, change: Partial<Sending>) =>
    setSending((was) => was.map((one) => (one.id === id ? { ...one, ...change } : one)))

  const sendOne = useMutation<CompanyDocument[], Error, { id: number; file: File }>({
    meta: saysItself,
    mutationFn: ({ id, file }) =>
      upload(uploadDocuments, { query: { token } }, { file, onProgress: (percent) => update(id, { percent }) }),
    onSuccess: (now, { id }) => {
      queries.setQueryData(documentsQuery(token).queryKey, now)
      setSending((was) => was.filter((one) => one.id !== id))
    },
    onError: (error, { id }) =>
      update(id, { failed: error instanceof CallFailed ? reasonOf(error) : text('registration.upload_failed') }),
  })

  const send = async (files: readonly File[]) => {
    const fresh = files.map((file) => ({ id: nextId(), file }))
    setSending((was) => [
      ...was.filter(({ failed }) => !failed),
      ...fresh.map(({ id, file }) => ({ id, name: file.name, percent: 0, ...findFault(file, text) })),
    ])
    // One after the other: the line is shared, and the server counts them.
    for (const one of fresh) if (!findFault(one.file, text).failed) await sendOne.mutateAsync(one).catch(() => {})
  }
  return { sending, send }
}

/** What is wrong with a file before it is sent; the server looks at its bytes. */
function findFault(file: File, text: ReturnType<typeof useText>): { failed?: string } {
  if (file.size === 0) return { failed: text('file.empty') }
  if (file.size > registrationDocument.bytes) return { failed: text('file.too_large') }
  return {}
}

let lastId = 0
const nextId = () => ++lastId
