import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useState } from 'react'
import { LazyDialog } from '../../../ui/dialog/LazyDialog.tsx'
import { useText } from '../../../ui/language/language.tsx'
import classes from '../Shop.module.css'

const load = () => import('../../../ui/theme/SettingsPanel.tsx').then((part) => part.default)

/** Opens the settings panel, which is loaded on demand. */
export function Settings() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const label = text('layout.settings')
  return (
    <>
      <button
        type="button"
        className={classes.plain}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconAdjustmentsHorizontal size={18} aria-hidden />
      </button>
      {open && <LazyDialog load={load} dialogProps={{ onClose: close }} onMissing={close} />}
    </>
  )
}
