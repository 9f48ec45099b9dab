import { useEffect, useState } from 'react'
import { giveFocusBack } from '../focus.ts'
// What stands above a page: loaded with the first dialog or drawer.
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Modal.css'
import '@mantine/core/styles/Drawer.css'

/** Gives the focus back to what had it before, once this is gone, unless something else has taken it; where that is gone, too, see `keepsFocus`. */
export function useFocusBack() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => giveFocusBack(opener))
    },
    [opener],
  )
}
