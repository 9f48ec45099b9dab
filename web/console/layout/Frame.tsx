import { Suspense } from 'react'
import { livePaths } from '../../../contract/live.ts'
import { useLive, useLiveKeys } from '../../api/live/useLive.ts'
import { shipmentsKey, staffOrdersKey, todayKey } from '../../api/queries.ts'
import { useMay, useSession } from '../../api/session/session.ts'
import { BlockSkeleton } from '../../ui/feedback/Skeletons.tsx'
import { type Reading, useText } from '../../ui/language/language.tsx'
import { TextsProvider } from '../../ui/language/TextsProvider.tsx'
import classes from './Console.module.css'
import { ConsoleTabBar } from './ConsoleTabBar.tsx'
import type { PageProps } from './page-props.ts'
import type { ConsolePage } from './pages.ts'
import { SideMenu } from './SideMenu.tsx'
import { TitleBar } from './TitleBar.tsx'

type Props = PageProps & { reading: Reading; page: Pick<ConsolePage, 'Page'> }

/** Title bar, menu at the side, the page; on a telephone the tab bar. */
export const Frame = ({ reading, page: { Page }, id, code }: Props) => (
  <TextsProvider reading={reading}>
    <div className={classes.frame}>
      <SkipLink />
      <LiveOrders />
      <TitleBar />
      <div className={classes.below}>
        <SideMenu />
        <main id="main" className={classes.main} tabIndex={-1}>
          <Suspense fallback={<BlockSkeleton height={480} />}>
            <Page id={id} code={code} />
          </Suspense>
        </main>
      </div>
      <ConsoleTabBar />
    </div>
  </TextsProvider>
)

/** Orders change on these pages as they do in the shop; a page of orders of its own names its keys by `useLiveKeys`. */
function LiveOrders() {
  const accountId = useSession()?.user.accountId
  return useMay('staff:orders') && accountId !== undefined && <Live accountId={accountId} />
}

const keys = [todayKey, staffOrdersKey, shipmentsKey]

function Live({ accountId }: { accountId: number }) {
  useLive(livePaths.console, accountId)
  useLiveKeys(keys)
  return null
}

function SkipLink() {
  const text = useText()
  return (
    <a href="#main" className={classes.skip}>
      {text('layout.skip')}
    </a>
  )
}
