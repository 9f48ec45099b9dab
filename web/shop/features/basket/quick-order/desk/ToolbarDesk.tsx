import { useState } from 'react'
import { mostListLines } from '../../../../../../rules/basket/quick-order.ts'
import { useSession } from '../../../../../api/session/session.ts'
import { Button } from '../../../../../ui/controls/Button.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { keepsFocus } from '../../../../../ui/focus.ts'
import { useText } from '../../../../../ui/language/language.tsx'
import { AddLine } from '../entry/AddLine.tsx'
import { useReadList } from '../entry/useReadList.ts'
import { EditedLines } from '../lines/EditedLines.tsx'
import { type Base, toBase } from '../lines/list-in-hand.ts'
import { OpenLines } from '../lines/OpenLines.tsx'
import { type List, useList } from '../lines/useList.ts'
import classes from '../QuickOrder.module.css'
import { toListLines, useSaveList } from '../saving/useSaveList.ts'
import { useSureWithout } from '../saving/useSureWithout.ts'

/** Numbers and quantities in little room; the list goes on in the shop. */
export function ToolbarDesk() {
  const text = useText()
  const list = useList(undefined)
  const { read, busy, refused } = useReadList(list.take)
  const currency = useSession()?.currency ?? 'EUR'
  const { lines, unclear, rejected } = list
  const isEmpty = lines.length + unclear.length + rejected.length === 0
  return (
    <div ref={keepsFocus} className={classes.desk}>
      <AddLine busy={busy} onAdd={read} />
      <RefusalNotice why={refused} />
      <OpenLines list={list} />
      {isEmpty && <p className={classes.hint}>{text('toolbar.empty')}</p>}
      {lines.length > 0 && <EditedLines list={list} currency={currency} />}
      <GoOn list={list} />
    </div>
  )
}

type SavedList = { number: string; path: string }

/** Keeps the list and opens it in the shop; where the browser opens nothing, by a link. */
function GoOn({ list }: { list: List }) {
  const text = useText()
  const { save, saving, savedList } = useKeepAndOpen(list)
  const sure = useSureWithout(list)
  const isAsking = list.unclear.length > 0
  const isFull = list.lines.length > mostListLines
  return (
    <div className={classes.saving}>
      <RefusalNotice why={saving.error} />
      {isAsking && <p className={classes.hint}>{text('quick_order.open_first')}</p>}
      {isFull && <p className={classes.hint}>{text('quick_order.too_many_products')}</p>}
      {list.lines.length > 0 && (
        <div className={classes.row}>
          <Button
            loading={saving.state === 'sending'}
            disabled={isAsking || isFull}
            onClick={() => void sure(text('toolbar.to_quick_order'), save)}
          >
            {text('toolbar.to_quick_order')}
          </Button>
        </div>
      )}
      <p role="status" className={classes.kept}>
        {savedList && list.lines.length === 0 && <SavedListLink savedList={savedList} />}
      </p>
    </div>
  )
}

function useKeepAndOpen(list: List) {
  const [base, setBase] = useState<Base>()
  const [savedList, setSavedList] = useState<SavedList>()
  const saving = useSaveList({ onLearned: (learned) => setBase(toBase(learned)) })
  const open = (quickOrderId: number, number: string) => {
    const path = `/my/quickorder?list=${quickOrderId}`
    setSavedList({ number, path })
    setBase(undefined)
    list.went(list)
    window.open(path, '_blank', 'noopener')
  }
  const save = () =>
    saving.send(
      { base, name: '', lines: toListLines(list) },
      { onSuccess: ({ quickOrderId, number }) => open(quickOrderId, number) },
    )
  return { save, saving, savedList }
}

function SavedListLink({ savedList: { number, path } }: { savedList: SavedList }) {
  const text = useText()
  return (
    <>
      {text('toolbar.kept', { number })}{' '}
      <a href={path} target="_blank" rel="noreferrer">
        {text('toolbar.open_list')}
      </a>
    </>
  )
}
