import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { addReturnFile, removeReturnFile } from '../../../../../contract/return/file.ts'
import { largestReturnFile, mostReturnFiles } from '../../../../../rules/return/return.ts'
import type { TextKey } from '../../../../../texts/index.ts'
import { CallFailed, call } from '../../../../api/call.ts'
import { upload } from '../../../../api/upload.ts'
import { useReason } from '../../../../ui/feedback/failure.ts'
import type { UploadProgress } from '../../../../ui/form/attachment/AttachmentField.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnFile } from '../queries.ts'
import { keepThumbnail } from '../thumbnail.ts'

export type FilesProps = {
  files: readonly ReturnFile[]
  /** Those that the return has on the server: they go with its next change alone. */
  attached: readonly ReturnFile[]
  onAdd: (file: ReturnFile) => void
  onRemove: (file: ReturnFile) => void
}

/** Sends files as they are chosen, each by itself; what fails leaves what is there. */
export function useReturnFiles({ files, attached, onAdd, onRemove }: FilesProps) {
  const text = useText()
  const reasonOf = useReason()
  const queries = useQueryClient()
  const { sending, note } = useProgress()
  const [refused, setRefused] = useState<string>()
  // Of the same moment: a state would be seen by the next render alone.
  const underWay = useRef(new Set<string>())

  const sendOne = async (file: File) => {
    underWay.current.add(file.name)
    note(file.name, 0)
    try {
      const kept = await upload(addReturnFile, {}, { file, onProgress: (percent) => note(file.name, percent) })
      await keepThumbnail(queries, kept, file)
      onAdd(kept)
    } catch (failed) {
      const why = failed instanceof CallFailed ? reasonOf(failed) : text('order_file.failed')
      setRefused(text('rma.file_refused', { name: file.name, why }))
    } finally {
      underWay.current.delete(file.name)
      note(file.name)
    }
  }
  const send = (chosen: readonly File[]) => {
    setRefused(undefined)
    for (const file of chosen) {
      if (underWay.current.has(file.name)) continue
      const fault = findFault(file, files.length + underWay.current.size)
      if (fault) setRefused(text('rma.file_refused', { name: file.name, why: text(fault) }))
      else void sendOne(file)
    }
  }
  const remove = (file: ReturnFile) => {
    onRemove(file)
    if (!attached.some(({ fileId }) => fileId === file.fileId)) forget(file)
  }
  return { send, sending, refused, remove }
}

/** What cannot be taken back now is forgotten by itself. */
function forget({ fileId }: ReturnFile) {
  void call(removeReturnFile, { params: { fileId } }).catch(() => {})
}

/** How far each file is that is being sent; without a percentage it is no more. */
function useProgress() {
  const [sending, setSending] = useState<readonly UploadProgress[]>([])
  const note = (name: string, percent?: number) => {
    const others = (all: readonly UploadProgress[]) => all.filter((one) => one.name !== name)
    setSending((all) => (percent === undefined ? others(all) : [...others(all), { name, percent }]))
  }
  return { sending, note }
}

function findFault(file: File, count: number): TextKey | undefined {
  if (count >= mostReturnFiles) return 'return_file.too_many'
  if (file.size === 0) return 'order_file.empty'
  return file.size > largestReturnFile ? 'return_file.too_large' : undefined
}
