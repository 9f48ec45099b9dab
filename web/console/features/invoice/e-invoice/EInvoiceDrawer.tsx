import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getEInvoiceFile } from '../../../../../contract/invoice/e-invoice.ts'
import { exchangeDecisions, exchangeSources } from '../../../../../rules/invoice/exchange.ts'
import { download } from '../../../../api/download.ts'
import { Button } from '../../../../ui/controls/Button.tsx'
import { SideDrawer } from '../../../../ui/dialog/SideDrawer.tsx'
import { useFormat } from '../../../../ui/language/format.ts'
import { useText } from '../../../../ui/language/language.tsx'
import { Facts } from '../../../../ui/list/Facts.tsx'
import { detailLink } from '../../../../ui/page/console-link.ts'
import { MarkRefused, MarkSent, WriteAgain } from './Decide.tsx'
import classes from './EInvoice.module.css'
import { LastDay } from './LastDay.tsx'
import type { EInvoice } from './queries.ts'

type Props = { eInvoice: EInvoice; onClose: () => void }

const forms = { waiting: WriteAgain, sent: MarkSent, refused: MarkRefused } as const

/** An electronic invoice: its file, where it stands, and what can be shown of it. */
export function EInvoiceDrawer({ eInvoice, onClose }: Props) {
  const text = useText()
  const { day, instant } = useFormat()
  const { itemId, number, company, seller, issuedOn, status, fault, fileName } = eInvoice
  return (
    <SideDrawer title={number} onClose={onClose}>
      <Facts
        facts={[
          [text('e_invoice.status'), text(`e_invoice.status_${status}`)],
          [text('e_invoice.fault'), fault],
          [text('e_invoice.changed_at'), instant(eInvoice.changedAt)],
          [text('e_invoice.exchange_number'), eInvoice.exchangeNumber],
          [text('e_invoice.last_day'), eInvoice.deadline && <LastDay deadline={eInvoice.deadline} />],
          [text('e_invoice.file'), fileName],
          [text('e_invoice.company'), company],
          [text('e_invoice.seller'), seller],
          [text('e_invoice.issued_on'), day(issuedOn)],
        ]}
      />
      <p>
        <Order eInvoice={eInvoice} />
      </p>
      {fileName !== null && <DownloadFile itemId={itemId} />}
      {exchangeDecisions
        .filter((decision) => exchangeSources[decision].includes(status))
        .map((decision) => {
          const Decide = forms[decision]
          return (
            <section key={decision} className={classes.part}>
              <Decide itemId={itemId} issuedOn={issuedOn} onDone={onClose} />
            </section>
          )
        })}
    </SideDrawer>
  )
}

/** Where it is of a site that the staff user cannot access, there is nothing to open. */
function Order({ eInvoice: { orderId, orderno } }: { eInvoice: EInvoice }) {
  const text = useText()
  const words = `${text('e_invoice.order')} ${orderno}`
  if (orderId === null) return words
  return <Link {...detailLink('orders', orderId)}>{words}</Link>
}

function DownloadFile({ itemId }: { itemId: number }) {
  const text = useText()
  const fetching = useMutation({ mutationFn: () => download(getEInvoiceFile, { params: { id: itemId } }) })
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} aria-hidden />}
      loading={fetching.isPending}
      onClick={() => fetching.mutate()}
    >
      {text('e_invoice.download')}
    </Button>
  )
}
