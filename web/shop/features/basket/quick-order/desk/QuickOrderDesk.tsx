import { useEffect, useEffectEvent } from 'react'
import { DraftNotice } from '../../../../../ui/feedback/DraftNotice.tsx'
import { Empty, FailureNotice } from '../../../../../ui/feedback/Notice.tsx'
import { RefusalNotice } from '../../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../../ui/feedback/Skeletons.tsx'
import { keepsFocus } from '../../../../../ui/focus.ts'
import { TableReading } from '../../../../../ui/form/table-file/TableReading.tsx'
import { useText } from '../../../../../ui/language/language.tsx'
import { AddLine } from '../entry/AddLine.tsx'
import { PasteList } from '../entry/PasteList.tsx'
import { ScanCodes } from '../entry/ScanCodes.tsx'
import { useReadList } from '../entry/useReadList.ts'
import { OpenLines } from '../lines/OpenLines.tsx'
import { type List, useList } from '../lines/useList.ts'
import classes from '../QuickOrder.module.css'
import type { QuickOrder } from '../queries.ts'
import type { BasketAdder } from '../saving/SaveList.tsx'
import { BecomesNew } from './BecomesNew.tsx'
import { ReadyLines } from './ReadyLines.tsx'
import { type ListEditing, useListDraft } from './useListDraft.ts'

type Props = {
  quickOrder: QuickOrder | undefined
  /** The id of a kept list that no longer exists: its draft becomes a new one. */
  missingId?: number
  /** Products that the list begins with: read at once, as if they were pasted. */
  shared?: readonly { number: string; qty: number }[]
  basket: BasketAdder
}

/** Where a list is made: typed, pasted anywhere or read from a file, solved, and ordered or kept. */
export const QuickOrderDesk = (props: Props) => (
  <div ref={keepsFocus}>
    <Desk {...props} />
  </div>
)

function Desk({ quickOrder, missingId, shared = [], basket }: Props) {
  const list = useList(quickOrder, quickOrder?.quickOrderId ?? missingId)
  const draft = useListDraft(list, { quickOrder, missingId, shared })
  const reading = useReadList(list.take)
  const { lines, unclear, rejected } = list
  usePasteAnywhere(reading.read)

  // What was shared is refetched once its changes are discarded: the keyboard waits here.
  if (draft.busy) {
    return (
      <div data-focus-next>
        <BlockSkeleton height={420} />
      </div>
    )
  }
  if (draft.failed) return <FailureNotice failure={draft.failed} onRetry={draft.retry} />
  return (
    <>
      {quickOrder && !quickOrder.may.change && !list.base && <BecomesNew quickOrder={quickOrder} />}
      {draft.hasDraft && <ListDraftNotice onDiscard={draft.discard} />}
      <Entry draft={draft} reading={reading} />
      <RefusalNotice why={reading.refused} />
      <TableReading question={reading.file.question} table={reading.file.taken?.table} onAnswer={reading.file.answer} />
      <LeftOut unfilled={reading.leftOut} other={reading.otherRows} />
      <Counts list={list} />
      <OpenLines list={list} />
      {lines.length + unclear.length + rejected.length === 0 && <Nothing />}
      {lines.length > 0 && <ReadyLines list={list} draft={draft} basket={basket} />}
    </>
  )
}

function ListDraftNotice({ onDiscard }: { onDiscard: () => void }) {
  const text = useText()
  return (
    <div className={classes.draft}>
      <DraftNotice action={text('quick_order.discard')} sure={text('quick_order.discard_sure')} onDiscard={onDiscard}>
        {text('quick_order.left')}
      </DraftNotice>
    </div>
  )
}

type EntryProps = { draft: ListEditing; reading: ReturnType<typeof useReadList> }

function Entry({ draft: { round, typed, type, wasRead }, reading: { read, busy } }: EntryProps) {
  return (
    <div className={classes.entry}>
      <div className={classes.typing}>
        <AddLine key={round} busy={busy} begun={typed} onTyped={type} onAdd={read} />
        <ScanCodes onCode={read} />
      </div>
      <PasteList busy={busy} typed={typed.paste} onTyped={(paste) => type({ paste })} onDone={wasRead} onRead={read} />
    </div>
  )
}

/** What an order form left empty, and what stands around its lines, is shown, and not asked line by line. */
function LeftOut({ unfilled, other }: { unfilled: number; other: number }) {
  const text = useText()
  if (unfilled + other === 0) return null
  return (
    <div className={classes.hint} role="status">
      {unfilled > 0 && <p>{text('quick_order.unfilled', { lines: unfilled })}</p>}
      {other > 0 && <p>{text('quick_order.other_rows', { lines: other })}</p>}
    </div>
  )
}

/** What the list has come to, for who does not see it grow. */
function Counts({ list: { lines, pieces, unclear, rejected } }: { list: List }) {
  const text = useText()
  return (
    <p className="spoken" role="status">
      {lines.length > 0 && text('quick_order.ok_lines', { lines: lines.length, pieces })}
      {unclear.length > 0 && ` ${text('quick_order.ask_title', { lines: unclear.length })}`}
      {rejected.length > 0 && ` ${text('quick_order.reject_title', { lines: rejected.length })}`}
    </p>
  )
}

function Nothing() {
  const text = useText()
  return <Empty title={text('quick_order.start')}>{text('quick_order.start_hint')}</Empty>
}

/** Rows that are pasted outside of the field for lists are read at once. */
function usePasteAnywhere(read: (text: string) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? ''
    if (event.target instanceof HTMLTextAreaElement) return
    if (event.target instanceof HTMLInputElement && !/[\n\t]/.test(pasted.trim())) return
    event.preventDefault()
    read(pasted)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])
}
