import { IconFileTypePdf, IconPhoto } from '@tabler/icons-react'
import classes from './Files.module.css'
import type { ReturnFile } from './queries.ts'
import { useThumbnail } from './thumbnail.ts'

/** A file of a return as it looks, beside its name. */
export function FileFace({ file }: { file: ReturnFile }) {
  const picture = useThumbnail(file)
  const Icon = file.mediaType === 'application/pdf' ? IconFileTypePdf : IconPhoto
  return <span className={classes.face}>{picture ? <img src={picture} alt="" /> : <Icon size={24} aria-hidden />}</span>
}
