import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx'
import { useText } from '../../ui/language/language.tsx'
import { Choices } from './header/Choices.tsx'
import { GoodsEntries } from './header/Navigation.tsx'
import classes from './Menu.module.css'

/** The goods, site, language and settings on a telephone, in a layer over the page. It is no part of the frame (chunks.ts): it comes when it is opened. */
export default function Menu({ onClose }: { onClose: () => void }) {
  const text = useText()
  const here = useLocation({ select: ({ href }) => href })
  const [opener] = useState(here)
  useEffect(() => {
    if (here !== opener) onClose()
  }, [here, opener, onClose])
  return (
    <SideDrawer title={text('layout.shop')} onClose={onClose}>
      <nav aria-label={text('layout.main_navigation')}>
        <ul className={classes.entries}>
          <GoodsEntries />
        </ul>
        <div className={classes.choices}>
          <Choices />
        </div>
      </nav>
    </SideDrawer>
  )
}
