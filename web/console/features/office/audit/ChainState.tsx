import { IconAlertTriangle, IconShieldCheck } from '@tabler/icons-react'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import classes from './Audit.module.css'
import type { Chain } from './queries.ts'

/** Whether the trail is whole, in a sentence. */
export function ChainState({ chain: { events, brokenAt } }: { chain: Chain }) {
  const text = useText()
  const { number } = useFormat()
  if (brokenAt !== null) {
    return (
      <p role="alert" className={classes.chain} data-broken>
        <IconAlertTriangle size={18} aria-hidden />
        {text('audit.broken', { position: number(brokenAt) })}
      </p>
    )
  }
  return (
    <p className={classes.chain}>
      <IconShieldCheck size={18} aria-hidden />
      {text('audit.whole', { events })}
    </p>
  )
}
