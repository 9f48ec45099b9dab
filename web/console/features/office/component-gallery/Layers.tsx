import { useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Dialog } from '../../../../ui/dialog/Dialog.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { confirm } from '../../../../ui/feedback/confirm.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Example, Examples } from './Example.tsx'

type Layer = 'Dialog' | 'SideDrawer'

/** What opens over a page. */
export function Layers() {
  const text = useText()
  const [open, setOpen] = useState<Layer>()
  const close = () => setOpen(undefined)
  const words = <p>{text('layout.description')}</p>
  const ask = () =>
    confirm({
      title: text('layout.warning'),
      message: text('layout.sign_out_sure'),
      yes: text('ui.yes'),
      no: text('ui.cancel'),
      danger: true,
    })
  return (
    <Examples>
      <Example name="Dialog, SideDrawer, confirm">
        {(['Dialog', 'SideDrawer'] as const).map((layer) => (
          <Button key={layer} variant="default" onClick={() => setOpen(layer)}>
            {layer}
          </Button>
        ))}
        <Button variant="default" onClick={() => void ask()}>
          confirm
        </Button>
      </Example>
      {open === 'Dialog' && (
        <Dialog title={text('layout.title')} onClose={close}>
          {words}
        </Dialog>
      )}
      {open === 'SideDrawer' && (
        <SideDrawer title={text('layout.title')} onClose={close}>
          {words}
        </SideDrawer>
      )}
    </Examples>
  )
}
