import { useState } from 'react'
import { Button } from '../../../ui/controls/Button.tsx'
import { useFormat } from '../../../ui/language/format.ts'
import { useText } from '../../../ui/language/language.tsx'
import { RowTable } from '../../../ui/list/RowTable.tsx'
import { EntryDrawer } from './EntryDrawer.tsx'
import classes from './Money.module.css'
import type { Entry } from './queries.ts'
import { useProposalWords } from './useProposalWords.ts'
import { useSettleAll } from './useSettleAll.ts'

const clears = ({ status, proposal }: Entry) => status === 'open' && proposal?.kind === 'clears'

/** Entries of the bank with what they seem to pay: those that clear are booked by a press, for the others opens a drawer. */
export function EntryList({ entries }: { entries: readonly Entry[] }) {
  const settling = useSettleAll()
  const [openId, setOpenId] = useState<number>()
  const clear = entries.filter(clears)
  const open = entries.find(({ entryId }) => entryId === openId)
  return (
    <>
      {clear.length > 0 && <SettleAll entries={clear} settling={settling} />}
      <EntryTable entries={entries} settling={settling} onOpen={setOpenId} />
      {open && <EntryDrawer key={open.entryId} entry={open} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

type Rows = { entries: readonly Entry[]; settling: ReturnType<typeof useSettleAll> }

function SettleAll({ entries, settling }: Rows) {
  const text = useText()
  return (
    <div className={classes.all}>
      <Button loading={settling.isPending} onClick={() => settling.mutate(entries)}>
        {text('money.settle_all', { count: entries.length })}
      </Button>
      <span className={classes.hint}>{text('money.settle_all_hint')}</span>
    </div>
  )
}

function EntryTable({ entries, settling, onOpen }: Rows & { onOpen: (entryId: number) => void }) {
  const text = useText()
  const { day, money } = useFormat()
  const toWords = useProposalWords()
  const toMoney = ({ amount, currency, direction }: Entry) => money(direction === 'debit' ? -amount : amount, currency)
  const actions = (entry: Entry) => (
    <div className={classes.actions}>
      {clears(entry) && (
        <Button
          variant="tonal"
          size="compact-sm"
          disabled={settling.isPending}
          onClick={() => settling.mutate([entry])}
        >
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
        { head: text('money.payer'), onPhone: 'wide', cell: (entry) => <Payer entry={entry} /> },
        { head: text('money.booked_on'), cell: ({ bookedOn }) => day(bookedOn) },
        { head: text('money.pays'), onPhone: 'wide', cell: toWords },
        { head: text('money.amount'), isRight: true, cell: toMoney },
        { head: text('money.actions'), isSpoken: true, cell: actions },
      ]}
    />
  )
}

function Payer({ entry: { payerName, payerAccount, remittance, company } }: { entry: Entry }) {
  return (
    <>
      {payerName || payerAccount || company}
      <span className={classes.account}>{remittance.slice(0, 140)}</span>
    </>
  )
}
