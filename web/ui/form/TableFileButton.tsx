import { useRef } from 'react'
import { Button, type ButtonProps } from '../controls/Button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What the file is for, in words. */
  name: string
  /** What else than a table is taken instead. */
  accept?: string
  onFile: (file: File) => void
}

const tables = '.csv,text/csv,text/plain,.xlsx,.xlsm,.xlsb,.xls,.ods'

/** A button that takes a file of lines. */
export function TableFileButton({ name, accept = tables, onFile, ...button }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again once it is mended.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
