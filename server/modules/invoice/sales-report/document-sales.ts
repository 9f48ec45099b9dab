import { type RawBuilder, sql } from 'kysely'

/**
 * What documents say of sales, a row for each line: net of VAT in cents, below zero for credit notes; without a product for shipping and
 * handling. `documents` has their `invoice_id`. Nothing of it changes once a document is issued: an invoiced line keeps its product, and an
 * order its site and warehouse.
 */
export const documentSales = (documents: RawBuilder<unknown>) => sql`
  select date_trunc('month', f.issued_on::timestamp)::date as month, o.org_id, o.ship_from as warehouse, f.customer_id, ol.sku_id,
         f.currency, case f.kind when 'invoice' then l.pieces else -l.pieces end as pieces,
         case f.kind when 'invoice' then l.net else -l.net end as net
    from ${documents} d
    join finance_items f on f.id = d.invoice_id
    join invoice_lines l on l.invoice_id = d.invoice_id
    join orders o on o.id = l.order_id
    left join order_lines ol on ol.order_id = l.order_id and ol.position = l.order_position`
