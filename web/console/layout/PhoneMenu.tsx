import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { SideDrawer } from '../../ui/dialog/SideDrawer.tsx'
import { useText } from '../../ui/language/language.tsx'
import classes from './Console.module.css'
import { MenuAreas } from './SideMenu.tsx'
import { SignedIn, StaffWays } from './StaffWays.tsx'

/** All that a reader may open on a telephone, who they are, and the ways out, in a layer over the page. It closes once another page is opened. */
export default function PhoneMenu({ onClose }: { onClose: () => void }) {
  const text = useText()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const [opener] = useState(here)
  useEffect(() => {
    if (here !== opener) onClose()
  }, [here, opener, onClose])
  return (
    <SideDrawer title={text('console.tab_menu')} onClose={onClose}>
      <nav aria-label={text('console.menu')} className={classes.menu}>
        <MenuAreas />
      </nav>
      <div className={classes.menuEnd}>
        <SignedIn />
        <StaffWays />
      </div>
    </SideDrawer>
  )
}
