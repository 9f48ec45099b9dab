import { IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../language/format.ts'
import { useText } from '../../language/language.tsx'
import { useDrop } from '../useDrop.ts'
import classes from './Attachment.module.css'

/** A file on its way, and how much of it has left. */
export type UploadProgress = { name: string; percent: number }

type Props = {
  /** What describes its controls: by `describedBy`. */
  id: string
  legend: string
  error: string | undefined
  sending: readonly UploadProgress[]
  onFiles: (files: readonly File[]) => void
  children: ReactNode
}

/** The ids of the hint and of what is wrong, for the controls of an attachment. */
export const describedBy = (id: string, error: string | undefined) =>
  error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`

/** A place for files: let go there, or chosen by its controls; what is being sent and what is wrong stand below. */
export function AttachmentField({ id, legend, error, sending, onFiles, children }: Props) {
  const text = useText()
  const { over, ...dropping } = useDrop(onFiles)
  return (
    <fieldset className={classes.field} data-over={over || undefined} {...dropping}>
      <legend>{legend}</legend>
      {children}
      {sending.map(({ name, percent }) => (
        <span key={name} className={classes.sending}>
          <small>{text('order_file.sending', { name, percent })}</small>
          <progress value={percent} max={100} aria-label={name} />
        </span>
      ))}
      {error !== undefined && (
        <p id={`${id}-error`} role="alert" className={classes.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}

/** The controls that choose a file, beside the word that it can be dropped. */
export function ChoiceOfFile({ drop, children }: { drop: string; children: ReactNode }) {
  return (
    <span className={classes.ways}>
      {children}
      <small className={classes.drop}>{drop}</small>
    </span>
  )
}

/** The size of a file, for display. */
export function FileSize({ bytes }: { bytes: number }) {
  const text = useText()
  const { number } = useFormat()
  return <small>{text('order_file.size', { kb: number(Math.ceil(bytes / 1000)) })}</small>
}

/** Takes a file away again. */
export function RemoveFile({ name, onRemove }: { name: string; onRemove: () => void }) {
  const text = useText()
  return (
    <button
      type="button"
      className={classes.remove}
      aria-label={text('order_file.remove', { name })}
      onClick={onRemove}
    >
      <IconTrash size={17} aria-hidden />
    </button>
  )
}
