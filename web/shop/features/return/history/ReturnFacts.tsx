import { getReturnFile } from '../../../../../contract/return/file.ts'
import { isOpenReturn } from '../../../../../rules/return/return-state.ts'
import { download } from '../../../../api/download.ts'
import { FileButton } from '../../../../ui/controls/FileButton.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { useWarehouseName } from '../../../../ui/language/warehouse.ts'
import { type Fact, Facts } from '../../../../ui/list/Facts.tsx'
import { AddressBlock } from '../../../../ui/order/AddressBlock.tsx'
import { DocumentLinks } from '../DocumentLinks.tsx'
import { FileFace } from '../FileFace.tsx'
import pictures from '../Files.module.css'
import { useForwarderName } from '../forwarder.ts'
import type { ReturnDetail } from '../queries.ts'
import classes from '../Return.module.css'
import { ReturnSums } from '../ReturnSums.tsx'
import { ReturnHistory } from './ReturnHistory.tsx'
import { ReturnLines } from './ReturnLines.tsx'
import { TrackingForm } from './TrackingForm.tsx'

/** All of a return. */
export function ReturnFacts({ detail }: { detail: ReturnDetail }) {
  const text = useText()
  return (
    <div className={classes.detail}>
      <div className={classes.main}>
        <Facts facts={useReturnFacts(detail)} />
        {detail.actions.includes('send') && <TrackingForm key={detail.revision} detail={detail} />}
        <ReturnLines detail={detail} />
        {detail.note && (
          <section>
            <h2>{text('rma.note')}</h2>
            <p>{detail.note}</p>
          </section>
        )}
        <Files files={detail.files} />
      </div>
      <aside className={classes.side} aria-label={text('rma.sums')}>
        <h2>{text('rma.sums')}</h2>
        <ReturnSums sums={detail.sums} currency={detail.sums.currency} />
        {isOpenReturn(detail.status) && <p className={classes.quiet}>{text('rma.sums_hint')}</p>}
        {detail.address && <AddressBlock address={detail.address} title={text('rma.address')} />}
        <ReturnHistory detail={detail} />
      </aside>
    </div>
  )
}

function useReturnFacts(detail: ReturnDetail): Fact[] {
  const text = useText()
  const { instant, day } = useFormat()
  const warehouseName = useWarehouseName()
  const forwarderName = useForwarderName()
  const credits = [...new Set(detail.lines.flatMap((line) => line.credits))]
  return [
    [text('rma.number'), detail.rmaNumber],
    [text('rma.created'), instant(detail.createdAt)],
    [text('rma.submitted_at'), detail.submittedAt && instant(detail.submittedAt)],
    [text('rma.kind'), text(`rma.kind_${detail.type}`)],
    [text('rma.mode'), text(`rma.mode_${detail.deliveryMode}`)],
    [text('rma.forwarder'), forwarderName(detail)],
    [text('rma.warehouse'), detail.comesBack && detail.warehouse && warehouseName(detail.warehouse)],
    [text('rma.send_by'), detail.sendBy && day(detail.sendBy)],
    [text('rma.tracking'), detail.trackingNumber],
    [text('rma.credits'), credits.length > 0 && <DocumentLinks numbers={credits} />],
  ]
}

function Files({ files }: Pick<ReturnDetail, 'files'>) {
  const text = useText()
  if (files.length === 0) return null
  return (
    <section>
      <h2>{text('rma.files')}</h2>
      <ul className={pictures.files}>
        {files.map((file) => (
          <li key={file.fileId}>
            <FileFace file={file} />
            <span className={pictures.fileName}>{file.name}</span>
            <FileButton
              label={text('rma.download')}
              fetch={() => download(getReturnFile, { params: { fileId: file.fileId } })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
