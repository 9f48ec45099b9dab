import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useMay } from '../../../../api/session/session.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { type Column, RowTable } from '../../../../ui/list/RowTable.tsx'
import page from '../../../../ui/page/ConsolePage.module.css'
import { consoleLink } from '../../../../ui/page/console-link.ts'
import classes from './Batch.module.css'
import { BatchCell } from './BatchCell.tsx'
import { KnownBatch } from './KnownBatch.tsx'
import type { BatchReportRow } from './queries.ts'
import { useReasonName } from './useReasonName.ts'

/** What came back of which batch and why, the way to its returns with their pictures, and to a note on it. */
export function BatchReport({ rows }: { rows: readonly BatchReportRow[] }) {
  const text = useText()
  const { number } = useFormat()
  const reasonName = useReasonName()
  const decides = useMay('staff:desk')
  const [noting, setNoting] = useState<BatchReportRow>()
  const columns: Column<BatchReportRow>[] = [
    { head: text('batch_note.batch'), cell: (row) => <BatchCell subject={row} /> },
    { head: text('batch_note.reason'), onPhone: 'wide', cell: ({ reason }) => reasonName(reason) },
    { head: text('return_desk.pieces'), isRight: true, cell: ({ pieces }) => number(pieces) },
    { head: text('batch_note.found'), cell: (row) => <Found row={row} /> },
    { head: text('return_desk.title'), onPhone: 'wide', cell: (row) => <Returns row={row} /> },
  ]
  const action: Column<BatchReportRow> = {
    head: text('return_desk.actions'),
    isSpoken: true,
    cell: (row) => <WriteNote row={row} onWrite={setNoting} />,
  }
  return (
    <>
      <RowTable
        rows={rows}
        rowKey={({ number: product, batchNumber, reason }) => [product, batchNumber, reason].join('\n')}
        columns={decides ? [...columns, action] : columns}
      />
      {noting && (
        <SideDrawer title={text('batch_note.write')} onClose={() => setNoting(undefined)}>
          <KnownBatch subject={noting} onDone={() => setNoting(undefined)} />
        </SideDrawer>
      )}
    </>
  )
}

function WriteNote({ row, onWrite }: { row: BatchReportRow; onWrite: (row: BatchReportRow) => void }) {
  const text = useText()
  const reasonName = useReasonName()
  const { number, batchNumber: batch, reason } = row
  const action = text('batch_note.write')
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={text('batch_note.action_of', { action, number, batch, reason: reasonName(reason) })}
        onClick={() => onWrite(row)}
      >
        {action}
      </Button>
    </div>
  )
}

function Found({ row: { asClaimed, notAsClaimed, refused } }: { row: BatchReportRow }) {
  const text = useText()
  const words = [
    asClaimed > 0 && text('batch_note.as_claimed', { count: asClaimed }),
    notAsClaimed > 0 && text('batch_note.not_as_claimed', { count: notAsClaimed }),
    refused > 0 && text('batch_note.refused', { count: refused }),
  ]
  return words.filter(Boolean).join(' · ') || text('batch_note.nothing_found')
}

function Returns({ row: { number, batchNumber, returns, customers, files } }: { row: BatchReportRow }) {
  const text = useText()
  const more = [
    text('batch_note.customers', { count: customers }),
    files > 0 && text('batch_note.files', { count: files }),
  ]
  const search: Record<string, string> = { keyword: number, batch: batchNumber }
  return (
    <>
      <Link {...consoleLink('returns')} search={search}>
        {text('batch_note.returns', { count: returns })}
      </Link>
      <span className={page.quiet}>{more.filter(Boolean).join(' · ')}</span>
    </>
  )
}
