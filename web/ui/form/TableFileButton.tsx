import { useRef } from 'react'
import { Button, type ButtonProps } from '../controls/Button.tsx'

type Props = Omit<ButtonProps, 'onClick'> & {
  /** What the file is for, in words. */
  name: string
  /** Whether an XLSX file is taken, too. */
  sheets?: boolean
  /** What else than a table is taken instead. */
  accept?: string
  onFile: (file: File) => void
}

const csv = '.csv,text/csv,text/plain'

/** A button that takes a file of lines. */
export function TableFileButton({
  name,
  sheets = false,
  accept = sheets ? `${csv},.xlsx` : csv,
  onFile,
  ...button
}: Props) {
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
