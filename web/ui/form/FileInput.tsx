import { IconUpload } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import classes from './FileInput.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'className'> & {
  children: ReactNode
  onFiles: (files: File[]) => void
}

/** Takes files. The browser's own button speaks the browser's language, not the reader's. */
export function FileInput({ children, onFiles, ...input }: Props) {
  return (
    <label className={classes.add} data-busy={input.disabled || undefined}>
      <IconUpload size={18} aria-hidden />
      {children}
      <input
        {...input}
        type="file"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file can be chosen again once it is mended.
          target.value = ''
          onFiles(files)
        }}
      />
    </label>
  )
}
