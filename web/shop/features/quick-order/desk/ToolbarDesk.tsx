import { useState } from 'react'
import { mostListLines } from '../../../../../rules/order/quick-order.ts'
import { useSession } from '../../../../api/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { Refused } from '../../../../ui/feedback/Refused.tsx'
import { keepsFocus } from '../../../../ui/focus.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { AddLine } from '../entry/AddLine.tsx'
import { useReadList } from '../entry/useReadList.ts'
import { EditedLines } from '../lines/EditedLines.tsx'
import { OpenLines } from '../lines/OpenLines.tsx'
import { type Base, baseOf, type List, useList } from '../lines/useList.ts'
import classes from '../QuickOrder.module.css'
import { useSaveList, wantedOf } from '../saving/useSaveList.ts'
import { useSureWithout } from '../saving/useSureWithout.ts'

/** Numbers and quantities in little room; the list goes on in the shop. */
export function ToolbarDesk() {
  const text = useText()
  const list = useList(undefined)
  const { read, busy, refused } = useReadList(list.take)
  const currency = useSession()?.currency ?? 'EUR'
  const { lines, asked, rejected } = list
  const isEmpty = lines.length + asked.length + rejected.length === 0
  return (
    <div ref={keepsFocus} className={classes.desk}>
      <AddLine busy={busy} onAdd={read} />
      <Refused why={refused} />
      <OpenLines list={list} />
      {isEmpty && <p className={classes.hint}>{text('toolbar.empty')}</p>}
      {lines.length > 0 && <EditedLines list={list} currency={currency} />}
      <GoOn list={list} />
    </div>
  )
}

/** Keeps the list and opens it in the shop; where the browser opens nothing, by a link. */
function GoOn({ list }: { list: List }) {
  const text = useText()
  const [base, setBase] = useState<Base>()
  const saving = useSaveList({ onLearned: (learned) => setBase(baseOf(learned)) })
  const [kept, setKept] = useState<{ number: string; path: string }>()
  const { lines, asked } = list
  const sure = useSureWithout(list)
  const save = () =>
    saving.mutate(
      { base, name: '', lines: wantedOf(list) },
      {
        onSuccess: ({ quickOrderId, number }) => {
          const path = `/my/quickorder?list=${quickOrderId}`
          setKept({ number, path })
          setBase(undefined)
          list.went(list)
          window.open(path, '_blank', 'noopener')
        },
      },
    )
  return (
    <div className={classes.saving}>
      <Refused why={saving.error} />
      {asked.length > 0 && <p className={classes.hint}>{text('quick_order.open_first')}</p>}
      {lines.length > mostListLines && <p className={classes.hint}>{text('quick_order.too_many_products')}</p>}
      {lines.length > 0 && (
        <div className={classes.row}>
          <Button
            loading={saving.isPending}
            disabled={asked.length > 0 || lines.length > mostListLines}
            onClick={() => void sure(text('toolbar.to_quick_order'), save)}
          >
            {text('toolbar.to_quick_order')}
          </Button>
        </div>
      )}
      <p role="status" className={classes.kept}>
        {kept && lines.length === 0 && (
          <>
            {text('toolbar.kept', { number: kept.number })}{' '}
            <a href={kept.path} target="_blank" rel="noreferrer">
              {text('toolbar.open_list')}
            </a>
          </>
        )}
      </p>
    </div>
  )
}
