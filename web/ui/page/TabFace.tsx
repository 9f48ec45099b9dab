import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './TabBar.module.css'

type Props = { icon: Icon; count?: number; changed?: boolean; children: ReactNode }

/** What a tab of a telephone shows: its sign, how many there are, and its name. */
export function TabFace({ icon: Sign, count = 0, changed, children }: Props) {
  return (
    <>
      <Sign size={20} aria-hidden />
      {count > 0 && (
        <span className={classes.count} data-changed={changed || undefined}>
          {count}
        </span>
      )}
      <span>{children}</span>
    </>
  )
}
