import { Textarea } from '@mantine/core'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { TableFileButton } from '../../../../../ui/form/TableFileButton.tsx'
import { typeSeparator } from '../../../../../ui/form/typeSeparator.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import classes from '../QuickOrder.module.css'

type Props = {
  busy: boolean
  typed: string
  onTyped: (typed: string) => void
  /** The text was read, whatever stands in the field by then. */
  onDone: (text: string) => void
  onRead: (source: string | File, onDone?: () => void) => void
}

/** A list as text or as a file. */
export function PasteList({ busy, typed, onTyped, onDone, onRead }: Props) {
  const text = useText()
  return (
    <div className={classes.pasting}>
      <Textarea
        label={text('quick_order.paste')}
        description={text('quick_order.paste_hint')}
        rows={4}
        spellCheck={false}
        value={typed}
        onKeyDown={typeSeparator}
        onChange={({ target }) => onTyped(target.value)}
      />
      <div className={classes.row}>
        <Button loading={busy} onClick={() => onRead(typed, () => onDone(typed))}>
          {text('quick_order.read')}
        </Button>
        <TableFileButton name={text('quick_order.file')} variant="default" loading={busy} onFile={onRead}>
          {text('quick_order.file')}
        </TableFileButton>
        <span className={classes.hint}>{text('quick_order.file_hint')}</span>
      </div>
    </div>
  )
}
