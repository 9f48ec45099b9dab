import type { Static } from 'typebox'
import type { getInvoice } from '../../../../contract/invoice/invoice.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import type { ChargeKind } from '../../../../rules/invoice/invoice.ts'
import type { findInvoice } from './invoice.queries.ts'

type Found = NonNullable<Awaited<ReturnType<typeof findInvoice>>>
type Detail = Omit<Static<(typeof getInvoice)['reply']>, 'item'>

/** A document as its page shows it. */
export function toInvoiceDetail({ facts, clearings, credits }: Found): Detail {
  const chargeOf = (kind: ChargeKind) => toAmount(facts.charges.find((charge) => charge.kind === kind)?.net ?? 0)
  return {
    soNumber: facts.soNumber,
    shipmentNumber: facts.shipmentNumber,
    seller: facts.seller.name,
    corrects: facts.corrects?.number ?? null,
    reason: facts.reason,
    isXRechnung: facts.isXRechnung,
    lines: facts.lines.map(({ barcode: _, oemCode = '', ownMake = false, ...line }) => ({
      ...line,
      oemCode,
      ownMake,
      unitPrice: toAmount(line.unitPrice),
      discount: toAmount(line.discount),
      net: toAmount(line.net),
    })),
    sums: {
      lines: toAmount(facts.totals.lines),
      shipping: chargeOf('shipping'),
      handling: chargeOf('handling'),
      net: toAmount(facts.totals.net),
      vat: toAmount(facts.totals.vat),
      vatRate: facts.vat.rateBp / 100,
      vatLocal: facts.vat.local && { currency: facts.vat.local.currency, vat: toAmount(facts.vat.local.vat) },
      total: toAmount(facts.totals.total),
    },
    clearings: clearings.map(({ at, ...clearing }) => ({
      ...clearing,
      at: new Date(at).toISOString(),
      amount: toAmount(clearing.amount),
    })),
    credits: credits.map((credit) => ({ ...credit, amount: toAmount(credit.amount) })),
    payment: facts.payment,
  }
}
