import { useId } from 'react'
import { pictureChoice } from '../../../../../rules/attachment.ts'
import { mostReturnFiles } from '../../../../../rules/return/return.ts'
import {
  AttachmentField,
  ChoiceOfFile,
  describedBy,
  FileSize,
  RemoveFile,
} from '../../../../ui/form/attachment/AttachmentField.tsx'
import { FileInput } from '../../../../ui/form/FileInput.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { FileFace } from '../FileFace.tsx'
import pictures from '../Files.module.css'
import type { ReturnFile } from '../queries.ts'
import { type FilesProps, useReturnFiles } from './useReturnFiles.ts'

/** Pictures and reports of a return: dropped, chosen or taken by the camera, sent at once, shown, removed. */
export function PictureField(props: FilesProps & { error: string | undefined }) {
  const text = useText()
  const id = useId()
  const { send, sending, refused, remove } = useReturnFiles(props)
  const wrong = refused ?? props.error
  const isFull = props.files.length + sending.length >= mostReturnFiles
  const input = {
    multiple: true,
    disabled: isFull,
    onFiles: send,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': describedBy(id, wrong),
  }
  const legend = text('address.optional', { field: text('rma.files') })
  return (
    <AttachmentField id={id} legend={legend} error={wrong} sending={sending} onFiles={send}>
      <small id={`${id}-hint`}>{text('rma.files_hint')}</small>
      <KeptFiles files={props.files} onRemove={remove} />
      <ChoiceOfFile drop={text('rma.files_drop')}>
        <span className={pictures.camera}>
          <FileInput {...input} multiple={false} accept={pictureChoice} capture="environment">
            {text('rma.files_photo')}
          </FileInput>
        </span>
        <FileInput {...input} accept={`${pictureChoice},application/pdf`}>
          {text('rma.files_choose')}
        </FileInput>
      </ChoiceOfFile>
    </AttachmentField>
  )
}

function KeptFiles({ files, onRemove }: { files: readonly ReturnFile[]; onRemove: (file: ReturnFile) => void }) {
  if (files.length === 0) return null
  return (
    <ul className={pictures.files}>
      {files.map((file) => (
        <KeptFile key={file.fileId} file={file} onRemove={() => onRemove(file)} />
      ))}
    </ul>
  )
}

function KeptFile({ file, onRemove }: { file: ReturnFile; onRemove: () => void }) {
  return (
    <li>
      <FileFace file={file} />
      <span className={pictures.fileName}>
        {file.name}
        <FileSize bytes={file.bytes} />
      </span>
      <RemoveFile name={file.name} onRemove={onRemove} />
    </li>
  )
}
