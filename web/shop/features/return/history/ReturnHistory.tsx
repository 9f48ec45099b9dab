import type { TextKey } from '../../../../../texts/index.ts'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import type { ReturnDetail } from '../queries.ts'
import classes from './History.module.css'

const words: Readonly<Record<string, TextKey>> = {
  edit: 'rma.did_edit',
  submit: 'rma.did_submit',
  cancel: 'rma.did_cancel',
  ask: 'rma.did_ask',
  approve: 'rma.did_approve',
  refuse: 'rma.did_refuse',
  send: 'rma.did_send',
  expire: 'rma.did_expire',
  receive: 'rma.did_receive',
  inspect: 'rma.did_inspect',
  credit: 'rma.did_credit',
  replace: 'rma.did_replace',
  sendBack: 'rma.did_sendBack',
}

/** The operating record of a return: what was done, when, by whom and why. */
export function ReturnHistory({ detail: { events } }: { detail: ReturnDetail }) {
  const text = useText()
  const { instant } = useFormat()
  if (events.length === 0) return null
  return (
    <div>
      <h3>{text('rma.history')}</h3>
      <ol className={classes.events}>
        {events.map(({ action, at, byUs, by, position, reason }, here) => {
          const key = words[action]
          const who = byUs ? text('rma.by_us') : by
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever put in between
            <li key={here}>
              <span>
                {key ? text(key) : action}
                {position !== null && ` · ${text('rma.line_number', { position })}`}
              </span>
              {reason && <small>{reason}</small>}
              <small>
                <time dateTime={at}>{instant(at)}</time>
                {who && ` · ${who}`}
              </small>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
