import { sql } from 'kysely'
import type { ProductNames } from '../../../../rules/catalogue/product/name.ts'
import type { ProductNumbers } from '../../../../rules/catalogue/product/number.ts'
import { type ExchangeRate, oldestRateDays } from '../../../../rules/invoice/exchange-rate.ts'
import type { ChargeKind, InvoiceAddress, InvoiceSeller, PaymentNotes } from '../../../../rules/invoice/invoice.ts'
import { nationalCurrencies } from '../../../../rules/vat/national-currency.ts'
import type { VatReason } from '../../../../rules/vat/vat.ts'
import type { Tx } from '../../../db/database.ts'
import { orNotFound } from '../../../http/refuse.ts'
import { firstIssuer, isRegistered } from '../../site/sites/issuer.queries.ts'

/** A line of the order of a shipment. Cents; `invoiced` is of shipments that did not fail. */
type BasisLine = ProductNames &
  ProductNumbers & {
    position: number
    custNumber: string
    barcode: string | null
    quantity: number
    unitPrice: number
    discount: number
    /** In this shipment. */
    pieces: number
    invoicedPieces: number
    invoicedDiscount: number
  }

export type InvoiceBasis = {
  orderId: number
  customerId: number
  orgId: number
  orderNumber: string
  soNumber: string
  poNumber: string
  billTo: InvoiceAddress
  shipTo: InvoiceAddress
  currency: string
  termsNetDays: number
  discount: number
  shippingCost: number
  handlingFee: number
  vatRateBp: number
  vatReason: VatReason
  language: string
  region: 'EU' | 'US'
  buyer: {
    custnum: string
    vatNumber: string
    taxCode: string
    sdiCode: string
    reference: string
    peppolAddress: string
  }
  isXRechnung: boolean
  warehouse: { code: string; country: string; timeZone: string }
  /** The company that is registered for VAT in the country of the warehouse, else the one there, else the first; null where none is set. */
  issuer:
    | (Omit<InvoiceSeller, 'electronicAddress'> & {
        paymentNotes: PaymentNotes
        orgId: number
        prefix: string
        peppolAddress: string
      })
    | null
  invoicedCharges: Record<ChargeKind, number>
  /** Of the last days, of the currencies of the order and of the warehouse; none where both are the same or nothing is taxed. */
  exchangeRates: ExchangeRate[]
  lines: BasisLine[]
}

/** All that the invoice of a shipment that leaves now is made of. */
export async function loadInvoiceBasis(tx: Tx, shipmentId: number, now: Date): Promise<InvoiceBasis> {
  const { rows } = await sql<InvoiceBasis>`
    select o.id as "orderId", o.customer_id as "customerId", o.org_id as "orgId", o.order_number as "orderNumber",
           coalesce(o.so_number, '') as "soNumber", o.po_number as "poNumber", o.bill_to as "billTo", o.ship_to as "shipTo",
           o.currency, o.terms_net_days as "termsNetDays", o.discount, o.shipping_cost as "shippingCost",
           o.handling_fee as "handlingFee", o.vat_rate_bp as "vatRateBp", o.vat_reason as "vatReason", a.language, g.region,
           json_build_object('custnum', u.custnum, 'vatNumber', coalesce(o.vat_number, u.vat_number, ''),
                             'taxCode', u.tax_code, 'sdiCode', u.sdi_code, 'reference', coalesce(t.reference, ''),
                             'peppolAddress', coalesce(t.peppol_address, '')) as buyer,
           coalesce(t.is_xrechnung, false) as "isXRechnung",
           json_build_object('code', w.code, 'country', w.country, 'timeZone', w.time_zone) as warehouse,
           (${issuer}) as issuer, (${invoicedCharges}) as "invoicedCharges", (${basisLines}) as lines,
           (${recentRates(now)}) as "exchangeRates"
      from shipments s
      join orders o on o.id = s.order_id
      join customers u on u.id = o.customer_id
      left join invoice_settings t on t.customer_id = u.id
      join accounts a on a.id = o.account_id
      join warehouses w on w.code = o.ship_from
      join orgs g on g.id = o.org_id
     where s.id = ${shipmentId}
  `.execute(tx)
  return orNotFound(rows[0])
}

const issuer = sql`
  select json_build_object(
           'orgId', f.org_id, 'prefix', g.number_prefix, 'name', f.name, 'address1', f.address1, 'address2', '', 'city', f.city,
           'state', f.state, 'postcode', f.postcode, 'country', f.country, 'phone', f.phone, 'email', f.email,
           'registrationNumber', f.registration_number, 'legalNote', f.legal_note, 'peppolAddress', f.peppol_address,
           'paymentNotes', json_build_object('latePenalty', f.late_penalty, 'recoveryFee', f.recovery_fee, 'earlyDiscount', f.early_discount),
           'vatNumber', case when ${isRegistered} then f.vat_number else '' end)
    from offices f
    join orgs g on g.id = f.org_id ${firstIssuer}`

const nationalCurrency = sql`(${JSON.stringify(nationalCurrencies)}::jsonb ->> w.country)`

const recentRates = (now: Date) => sql`
  select coalesce(json_agg(json_build_object('currency', r.currency, 'day', r.day, 'rate', r.rate::text)), '[]')
    from exchange_rates r
   where o.vat_rate_bp > 0 and o.currency <> ${nationalCurrency}
     and r.currency in (o.currency, ${nationalCurrency})
     and r.day >= (${now}::timestamptz at time zone w.time_zone)::date - ${oldestRateDays}::integer`

/** What failed to arrive was credited, and is invoiced again when it leaves again. */
const invoicedLines = sql`
  invoice_lines il
    join invoices i on i.item_id = il.invoice_id and i.kind = 'invoice'
    join shipments h on h.id = i.shipment_id and h.status <> 'failed'`

/** Less what was credited as everything had failed; what was credited for any other reason is not asked for again. */
const invoicedCharges = sql`
  select json_build_object('shipping', coalesce(sum(c.net) filter (where c.kind = 'shipping'), 0),
                           'handling', coalesce(sum(c.net) filter (where c.kind = 'handling'), 0))
    from (
      select il.kind, case when i.kind = 'invoice' then il.net when i.for_failure then -il.net else 0 end as net
        from invoice_lines il
        join invoices i on i.item_id = il.invoice_id
       where il.order_id = o.id and il.order_position is null
    ) c`

const basisLines = sql`
  select json_agg(json_build_object(
           'position', l.position, 'number', l.number, 'oemCode', l.oem_code, 'ownMake', k.own_make, 'custNumber', l.cust_number, 'name', l.name, 'names', l.names,
           'barcode', k.product_barcode, 'quantity', l.quantity, 'unitPrice', coalesce(l.discount_price, l.unit_price),
           'discount', l.discount, 'pieces', coalesce(sl.quantity, 0),
           'invoicedPieces', coalesce(d.pieces, 0), 'invoicedDiscount', coalesce(d.discount, 0)) order by l.position)
    from order_lines l
    join skus k on k.id = l.sku_id
    left join shipment_lines sl on sl.shipment_id = s.id and sl.position = l.position
    left join (select il.order_position, sum(il.pieces) as pieces, sum(il.discount) as discount
                 from ${invoicedLines} where il.order_id = o.id group by il.order_position) d on d.order_position = l.position
   where l.order_id = o.id`
