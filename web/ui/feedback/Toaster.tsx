import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { useText } from '../language/language.tsx'
import classes from './Toaster.module.css'
import { dismiss, toastStore } from './toast.ts'

const icons = { good: IconCheck, bad: IconAlertTriangle, plain: IconInfoCircle }

/** Where short messages appear; spoken politely by screen readers. */
export function Toaster() {
  const text = useText()
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer)
  return (
    <div className={classes.edge} role="status" aria-live="polite">
      {toasts.map(({ id, message, tone }) => {
        const Icon = icons[tone]
        return (
          <div key={id} className={classes.toast} data-tone={tone}>
            <Icon size={18} aria-hidden className={classes.icon} />
            <span>{message}</span>
            <button type="button" aria-label={text('ui.close')} onClick={() => dismiss(id)}>
              <IconX size={14} aria-hidden />
            </button>
          </div>
        )
      })}
    </div>
  )
}
