import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '../../ui/language.tsx'
import classes from './Shop.module.css'

const SettingsPanel = lazy(() => import('../../ui/SettingsPanel.tsx'))

/** Opens the settings panel, which is loaded when somebody wants it. */
export function Settings() {
  const text = useText()
  const [open, setOpen] = useState(false)
  const label = text('settings.title')
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
      {open && (
        <Suspense>
          <SettingsPanel onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
