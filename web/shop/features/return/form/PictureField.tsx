import { IconTrash } from '@tabler/icons-react'
import { useId } from 'react'
import { pictureChoice } from '../../../../../rules/attachment.ts'
import { mostReturnFiles } from '../../../../../rules/return/return.ts'
import { FileInput } from '../../../../ui/form/FileInput.tsx'
import { useDrop } from '../../../../ui/form/useDrop.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { FileFace } from '../FileFace.tsx'
import pictures from '../Files.module.css'
import type { ReturnFile } from '../queries.ts'
import classes from '../Return.module.css'
import { type FilesProps, useReturnFiles } from './useReturnFiles.ts'

/** Pictures and reports of a return: dropped, chosen or taken by the camera, sent at once, shown, removed. */
export function PictureField(props: FilesProps & { error: string | undefined }) {
  const text = useText()
  const id = useId()
  const { send, sending, refused, remove } = useReturnFiles(props)
  const { over, ...dropping } = useDrop(send)
  const wrong = refused ?? props.error
  const isFull = props.files.length + sending.length >= mostReturnFiles
  const input = {
    multiple: true,
    disabled: isFull,
    onFiles: send,
    'aria-invalid': wrong !== undefined || undefined,
    'aria-describedby': wrong === undefined ? `${id}-hint` : `${id}-error ${id}-hint`,
  }
  return (
    <fieldset className={pictures.pictures} data-over={over || undefined} {...dropping}>
      <legend>{text('address.optional', { field: text('rma.files') })}</legend>
      <small id={`${id}-hint`}>{text('rma.files_hint')}</small>
      <KeptFiles files={props.files} onRemove={remove} />
      <Progress sending={sending} />
      <span className={classes.ways}>
        <span className={pictures.camera}>
          <FileInput {...input} multiple={false} accept={pictureChoice} capture="environment">
            {text('rma.files_photo')}
          </FileInput>
        </span>
        <FileInput {...input} accept={`${pictureChoice},application/pdf`}>
          {text('rma.files_choose')}
        </FileInput>
        <small className={pictures.drop}>{text('rma.files_drop')}</small>
      </span>
      {wrong !== undefined && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {wrong}
        </p>
      )}
    </fieldset>
  )
}

function Progress({ sending }: Pick<ReturnType<typeof useReturnFiles>, 'sending'>) {
  const text = useText()
  return sending.map(({ name, percent }) => (
    <span key={name} className={pictures.progress}>
      <small>{text('order_file.sending', { name, percent })}</small>
      <progress value={percent} max={100} aria-label={name} />
    </span>
  ))
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
  const text = useText()
  const { number } = useFormat()
  return (
    <li>
      <FileFace file={file} />
      <span className={pictures.fileName}>
        {file.name}
        <small>{text('order_file.size', { kb: number(Math.ceil(file.bytes / 1000)) })}</small>
      </span>
      <button
        type="button"
        className={pictures.remove}
        aria-label={text('order_file.remove', { name: file.name })}
        onClick={onRemove}
      >
        <IconTrash size={17} aria-hidden />
      </button>
    </li>
  )
}
