import { Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import classes from './QuickOrder.module.css'

type Props = { busy: boolean; onRead: (given: string | File, onDone?: () => void) => void }

/** A list as text or as a file. */
export function PasteList({ busy, onRead }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const readFile = (given: File | undefined) => {
    if (given) onRead(given)
    // The same file can be chosen again once it is mended.
    if (file.current) file.current.value = ''
  }
  return (
    <div className={classes.pasting}>
      <Textarea
        label={text('quick_order.paste')}
        description={text('quick_order.paste_hint')}
        rows={4}
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={classes.row}>
        <Button loading={busy} onClick={() => onRead(typed, () => setTyped(''))}>
          {text('quick_order.read')}
        </Button>
        <Button variant="default" loading={busy} onClick={() => file.current?.click()}>
          {text('quick_order.file')}
        </Button>
        <span className={classes.hint}>{text('quick_order.file_hint')}</span>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,text/csv,text/plain,.xlsx"
          aria-label={text('quick_order.file')}
          onChange={({ target }) => readFile(target.files?.[0])}
        />
      </div>
    </div>
  )
}
