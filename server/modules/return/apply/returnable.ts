import type { Static } from 'typebox'
import type { Reply } from '../../../../contract/endpoint.ts'
import type { ReturnTerm as WireTerm } from '../../../../contract/return/parts.ts'
import type { listReturnable } from '../../../../contract/return/return.ts'
import { toAmount } from '../../../../rules/catalogue/price/money.ts'
import { netAmount } from '../../../../rules/return/sums.ts'
import { type StoredForecast, toForecastLine } from '../history/forecast.queries.ts'
import type { ReturnableRow } from './returnable.queries.ts'
import { type Claim, type SiteTerms, toWireTerm } from './terms.ts'

type Line = Reply<typeof listReturnable>['rows'][number]

/** What may be claimed of a line, each with a term of its own. */
const claims = {
  quality: { type: 'quality', reason: null },
  broken: { type: 'quality', reason: 'broken' },
  lessShipping: { type: 'lessShipping', reason: null },
  wrongShipping: { type: 'wrongShipping', reason: null },
  notRequired: { type: 'notRequired', reason: null },
} as const satisfies Record<string, Claim>

/** A line that may be returned, as its customer sees it. */
export function toReturnable(row: ReturnableRow, siteTerms: SiteTerms): Line {
  const { orderId: _, exceptionUntil: __, vatRateBp, invoicedOn: ___, quantity, amount, discount, ...line } = row
  return {
    ...line,
    qty: row.delivered,
    net: toAmount(netAmount({ pieces: 1, quantity, amount, discount })),
    ordered: { qty: quantity, net: toAmount(amount - discount) },
    invoiced: row.invoiced.map(toInvoiced),
    vatRate: vatRateBp / 100,
    terms: toTerms(row, siteTerms),
  }
}

function toInvoiced(stored: StoredForecast): Line['invoiced'][number] {
  const { itemId, position, pieces, net, creditedPieces, creditedNet, restNet, invoice } = toForecastLine(stored)
  return {
    invoiceId: itemId,
    position,
    qty: pieces,
    net: toAmount(net),
    creditedQty: creditedPieces,
    creditedNet: toAmount(creditedNet),
    restNet: toAmount(restNet),
    invoice: {
      net: toAmount(invoice.net),
      vat: toAmount(invoice.vat),
      creditedNet: toAmount(invoice.creditedNet),
      creditedVat: toAmount(invoice.creditedVat),
      vatRate: invoice.rateBp / 100,
    },
  }
}

/** The terms of a line, by what the return would be about. */
export function toTerms(row: ReturnableRow, { termOf }: SiteTerms): Line['terms'] {
  const term = (claim: Claim): Static<typeof WireTerm> => toWireTerm(termOf(claim, row))
  return {
    quality: term(claims.quality),
    broken: term(claims.broken),
    lessShipping: term(claims.lessShipping),
    wrongShipping: term(claims.wrongShipping),
    notRequired: term(claims.notRequired),
  }
}
