import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { consoleTabEntries } from '../../../rules/office/console.ts'
import { useSession } from '../../api/session/session.ts'
import { LazyDialog } from '../../ui/dialog/LazyDialog.tsx'
import { useText } from '../../ui/language/language.tsx'
import { consoleLink } from '../../ui/page/console-link.ts'
import classes from '../../ui/page/TabBar.module.css'
import { TabFace } from '../../ui/page/TabFace.tsx'
import { consolePages } from './pages.ts'

/** What a telephone has below the page: where staff go most often, and the menu. */
export function ConsoleTabBar() {
  const text = useText()
  return (
    <nav className={classes.bar} aria-label={text('layout.tabs')}>
      {consoleTabEntries(useSession()?.permissions ?? []).map(({ address, title }) => {
        const Icon = consolePages.find((page) => page.name === address)?.Icon
        return (
          Icon && (
            <Link
              key={address}
              {...consoleLink(address)}
              className={classes.tab}
              activeOptions={{ includeSearch: false }}
            >
              <TabFace icon={Icon}>{text(title)}</TabFace>
            </Link>
          )
        )
      })}
      <MenuTab />
    </nav>
  )
}

const loadMenu = async () => (await import('./PhoneMenu.tsx')).default

function MenuTab() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <button type="button" className={classes.tab} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <TabFace icon={IconMenu2}>{text('console.tab_menu')}</TabFace>
      </button>
      {isOpen && <LazyDialog load={loadMenu} dialogProps={{ onClose: close }} onMissing={close} />}
    </>
  )
}
