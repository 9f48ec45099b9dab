import { Link } from '@tanstack/react-router'
import { getTrackingTemplate } from '../../../../../contract/fulfilment/tracking.ts'
import { readShipmentNumber } from '../../../../../rules/fulfilment/shipment/shipment.ts'
import { download } from '../../../../api/download.ts'
import { Empty } from '../../../../ui/feedback/Notice.tsx'
import { RefusalNotice } from '../../../../ui/feedback/RefusalNotice.tsx'
import { BlockSkeleton } from '../../../../ui/feedback/Skeletons.tsx'
import { TableFileButton } from '../../../../ui/form/TableFileButton.tsx'
import { TemplateButtons } from '../../../../ui/form/TemplateButtons.tsx'
import { TableReading } from '../../../../ui/form/table-file/TableReading.tsx'
import { useText } from '../../../../ui/language/language.tsx'
import { RowTable } from '../../../../ui/list/RowTable.tsx'
import { consoleLink, detailLink } from '../../../../ui/page/console-link.ts'
import classes from './Tracking.module.css'
import { type BookedFile, type RefusedRow, useTrackingFile } from './useTrackingFile.ts'

/** A carrier's file of tracking numbers: chosen, booked row by row, and what became of it. */
export function TrackingFile() {
  const text = useText()
  const { book, file, isPending, booked, why } = useTrackingFile()
  return (
    <>
      <div className={classes.choice}>
        <TableFileButton
          autoFocus
          name={text('tracking.choose')}
          {...(booked && { variant: 'default' as const })}
          loading={isPending}
          onFile={book}
        >
          {text(booked ? 'tracking.again' : 'tracking.choose')}
        </TableFileButton>
        <TemplateButtons
          label="tracking.template"
          onDownload={(format) => download(getTrackingTemplate, { query: { format } })}
        />
        <span className={classes.hint}>{text('tracking.file_hint')}</span>
      </div>
      <RefusalNotice why={why} />
      <TableReading question={file.question} table={isPending ? undefined : file.taken?.table} onAnswer={file.answer} />
      {isPending && (
        <div role="status" aria-label={text('tracking.reading')}>
          <BlockSkeleton height={240} />
        </div>
      )}
      {!isPending && booked && <Outcome booked={booked} />}
      {!isPending && !booked && !why && !file.question && (
        <Empty title={text('tracking.none')}>{text('tracking.none_hint')}</Empty>
      )}
    </>
  )
}

function Outcome({ booked: { booked, unchanged, refused } }: { booked: BookedFile }) {
  const text = useText()
  const counts = [text('tracking.booked', { count: booked })]
  if (unchanged > 0) counts.push(text('tracking.unchanged', { count: unchanged }))
  return (
    <>
      <p role="status" className={classes.summary}>
        {counts.join(' · ')}
      </p>
      {refused.length > 0 && (
        <section className={classes.refused} aria-label={text('tracking.refused_rows', { count: refused.length })}>
          <h2>{text('tracking.refused_rows', { count: refused.length })}</h2>
          <p>{text('tracking.refused_hint')}</p>
          <RowTable
            rows={refused}
            rowKey={({ row }) => row}
            columns={[
              { head: text('tracking.row'), onPhone: 'named wide', cell: ({ row }) => row },
              { head: text('tracking.column_shipment'), cell: (row) => <Named {...row} /> },
              { head: text('tracking.column_trackingNumber'), cell: ({ typed }) => typed },
              { head: text('tracking.mistake'), onPhone: 'wide', cell: ({ msg }) => msg },
            ]}
          />
        </section>
      )}
    </>
  )
}

/** What a row named leads to its shipment, or to those of its order. */
function Named({ named, isKnown }: Pick<RefusedRow, 'named' | 'isKnown'>) {
  const shipmentId = readShipmentNumber(named)
  if (!isKnown) return named
  const way = shipmentId ? detailLink('shipments', shipmentId) : consoleLink('shipments')
  return (
    <Link {...way} search={(shipmentId ? {} : { keyword: named }) as never}>
      {named}
    </Link>
  )
}
