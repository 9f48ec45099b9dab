import type { Reply } from '../../../../contract/endpoint.ts'
import type { getDeskInvoice } from '../../../../contract/invoice/staff-invoice.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { CorrectedInvoice } from '../issue/corrected-invoice.queries.ts'
import type { findCreditNotes, findStaffInvoice } from './invoice.staff.ts'

type Found = {
  head: NonNullable<Awaited<ReturnType<typeof findStaffInvoice>>>
  corrected: CorrectedInvoice
  credits: Awaited<ReturnType<typeof findCreditNotes>>
}

/** An invoice as staff see it, in amounts of the wire. */
export function toStaffInvoice({ head, corrected, credits }: Found): Reply<typeof getDeskInvoice> {
  const { itemId: _, ...rest } = head
  return {
    ...rest,
    amount: toAmount(head.amount),
    open: toAmount(corrected.open),
    net: toAmount(corrected.net),
    vat: toAmount(corrected.vat),
    vatRate: corrected.facts.vat.rateBp / 100,
    leftToCredit: toAmount(corrected.net + corrected.vat - corrected.creditedNet - corrected.creditedVat),
    creditedNet: toAmount(corrected.creditedNet),
    creditedVat: toAmount(corrected.creditedVat),
    lines: corrected.lines.map((line) => toLine(corrected, line)),
    credits: credits.map((credit) => ({ ...credit, amount: toAmount(credit.amount) })),
  }
}

function toLine({ facts }: CorrectedInvoice, { orderPosition: _, ...line }: CorrectedInvoice['lines'][number]) {
  const goods = line.kind === 'goods' ? facts.lines.find(({ position }) => position === line.position) : undefined
  return {
    ...line,
    number: goods?.number ?? '',
    oemCode: goods?.oemCode ?? '',
    ownMake: goods?.ownMake ?? false,
    name: goods?.name ?? '',
    unitPrice: toAmount(line.unitPrice),
    net: toAmount(line.net),
    creditedNet: toAmount(line.creditedNet),
    restNet: toAmount(line.restNet),
  }
}
