import { Textarea } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/language.tsx'
import { TableFileButton } from '../../../ui/TableFileButton.tsx'
import classes from './QuickOrder.module.css'

type Props = { busy: boolean; onRead: (given: string | File, onDone?: () => void) => void }

/** A list as text or as a file. */
export function PasteList({ busy, onRead }: Props) {
  const text = useText()
  const [typed, setTyped] = useState('')
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
        <TableFileButton sheets name={text('quick_order.file')} variant="default" loading={busy} onFile={onRead}>
          {text('quick_order.file')}
        </TableFileButton>
        <span className={classes.hint}>{text('quick_order.file_hint')}</span>
      </div>
    </div>
  )
}
