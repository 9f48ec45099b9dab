import { useHotkeys } from '@mantine/hooks'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/controls/Button.tsx'
import { LazyDialog } from '../../../../ui/dialog/LazyDialog.tsx'
import { useText } from '../../../../ui/language/language.tsx'

const loadDialog = async () => (await import('./FindDialog.tsx')).default

/** Opens what finds everything; Ctrl K does so from anywhere, also while one types. */
export function FindButton() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  // Whoever presses Ctrl K goes on typing at once: what comes before the dialog is there would be lost.
  useEffect(() => void loadDialog().catch(() => {}), [])
  useHotkeys([['mod+K', () => setOpen(true)]], [])
  return (
    <>
      <Button variant="default" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
        <IconSearch size={18} aria-hidden />
        {text('console.find')}
        <kbd>Ctrl K</kbd>
      </Button>
      {isOpen && <LazyDialog load={loadDialog} dialogProps={{ onClose: close }} onMissing={close} />}
    </>
  )
}
