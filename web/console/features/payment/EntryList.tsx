import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { EntryDrawer } from './EntryDrawer.tsx'
import { Payer } from './Payer.tsx'
import classes from './Payment.module.css'
import type { Entry } from './queries.ts'
import { SettleAll } from './SettleAll.tsx'
import { useProposalWords } from './useProposalWords.ts'
import { useSettleEntries } from './useSettleEntries.ts'

const clears = ({ status, proposal }: Entry) => status === 'open' && proposal?.kind === 'clears'

type Props = {
  entries: readonly Entry[]
  /** How many clear, on this page and others. */
  clearCount: number
  keyword: string
}

/** Entries of the bank with what they seem to pay: those that clear are booked by a press, for the others opens a drawer. */
export function EntryList({ entries, clearCount, keyword }: Props) {
  const settling = useSettleEntries()
  const [openId, setOpenId] = useState<number>()
  const open = entries.find(({ entryId }) => entryId === openId)
  return (
    <>
      <SettleAll count={clearCount} keyword={keyword} settling={settling} />
      <EntryTable entries={entries} settling={settling} onOpen={setOpenId} />
      {open && <EntryDrawer key={open.entryId} entry={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

type Rows = { entries: readonly Entry[]; settling: ReturnType<typeof useSettleEntries> }

function EntryTable({ entries, settling, onOpen }: Rows & { onOpen: (entryId: number) => void }) {
  const text = useText()
  const { day, money } = useFormat()
  const toWords = useProposalWords()
  const toSignedAmount = ({ amount, currency, direction }: Entry) =>
    money(direction === 'debit' ? -amount : amount, currency)
  const actions = (entry: Entry) => (
    <div className={classes.actions}>
      {clears(entry) && (
        <Button variant="tonal" size="compact-sm" disabled={settling.isPending} onClick={() => settling.settle(entry)}>
          {text('money.settle')}
        </Button>
      )}
      <Button variant="default" size="compact-sm" onClick={() => onOpen(entry.entryId)}>
        {text('money.open')}
      </Button>
    </div>
  )
  return (
    <RowTable
      rows={entries}
      rowKey={({ entryId }) => entryId}
      columns={[
        { head: text('money.payer'), onPhone: 'wide', cell: (entry) => <Payer {...entry} /> },
        { head: text('money.booked_on'), cell: ({ bookedOn }) => day(bookedOn) },
        { head: text('money.pays'), onPhone: 'wide', cell: toWords },
        { head: text('money.amount'), isRight: true, cell: toSignedAmount },
        { head: text('money.actions'), isSpoken: true, cell: actions },
      ]}
    />
  )
}
