import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'
import { findDifferences, type RuleQueries } from '../../../db/differences.ts'

/** Invoices of shipments that did not fail: what an order was invoiced in the end. */
const validInvoices = sql`
  invoices i
    join finance_items f on f.id = i.item_id
    join shipments s on s.id = i.shipment_id and s.status <> 'failed'`

/** Shipments that left before invoices were written here have none. */
const isInvoicedHere = sql`not exists (
  select from shipments s where s.order_id = o.id and s.status in ('left', 'delivered')
     and not exists (select from invoices i where i.shipment_id = s.id))`

const rules: RuleQueries = {
  'an item is cleared by what its clearings add up to': sql`
    select f.number || ': ' || f.cleared || ' counted, ' || coalesce(c.amount, 0) || ' by clearings' as place
      from finance_items f
      left join (select id, sum(amount) as amount
                   from (select debit_id as id, amount from clearings union all select credit_id, amount from clearings) both_sides
                  group by id) c on c.id = f.id
     where f.cleared <> coalesce(c.amount, 0)`,
  'a document is what its lines add up to, and says so': sql`
    select f.number || ': ' || f.amount || ', lines ' || l.net || ', says ' || (i.facts->'totals'->>'total') as place
      from invoices i
      join finance_items f on f.id = i.item_id
      join (select invoice_id, sum(net) as net from invoice_lines group by invoice_id) l on l.invoice_id = i.item_id
     where i.net <> l.net or f.amount <> i.net + i.vat
        or (i.facts->'totals'->>'net')::bigint <> i.net or (i.facts->'totals'->>'total')::bigint <> f.amount`,
  'numbers have no gaps': sql`
    select c.issuer_org_id || ' ' || c.kind || ' ' || c.year || ': ' || c.last || ' given, ' || count(i.item_id) || ' there' as place
      from invoice_counters c
      left join invoices i on i.issuer_org_id = c.issuer_org_id and i.kind = c.kind and i.year = c.year and i.serial <= c.last
     where c.kind in ('invoice', 'credit')
     group by c.issuer_org_id, c.kind, c.year, c.last
    having count(i.item_id) <> c.last`,
  'no more is credited than was invoiced': sql`
    select f.number as place
      from invoices i
      join finance_items f on f.id = i.item_id
      join (select corrects_id, sum(net) as net, sum(vat) as vat from invoices group by corrects_id) c on c.corrects_id = i.item_id
     where c.net > i.net or c.vat > i.vat`,
  'no more VAT is credited in the currency where it is declared than was invoiced in it': sql`
    select f.number as place
      from invoices i
      join finance_items f on f.id = i.item_id
      join (select corrects_id, sum((facts #>> '{vat,local,vat}')::bigint) as vat, sum(vat) as own
              from invoices group by corrects_id) c on c.corrects_id = i.item_id
     where c.vat > (i.facts #>> '{vat,local,vat}')::bigint
        or (c.own = i.vat and coalesce(c.vat, 0) <> coalesce((i.facts #>> '{vat,local,vat}')::bigint, 0))`,
  'the goods that failed to arrive are credited whole, and the charges where nothing else has left': sql`
    select f.number || ' line ' || l.position as place
      from invoices i
      join finance_items f on f.id = i.item_id
      join shipments s on s.id = i.shipment_id and s.status = 'failed'
      join invoice_lines l on l.invoice_id = i.item_id
     where i.kind = 'invoice'
       and (l.kind = 'goods' or not exists (select from invoices j join shipments t on t.id = j.shipment_id and t.status <> 'failed'
                                             where j.order_id = i.order_id and j.kind = 'invoice'))
       and l.net <> (select coalesce(sum(cl.net), 0)
                       from invoices c join invoice_lines cl on cl.invoice_id = c.item_id
                      where c.corrects_id = i.item_id and cl.corrects = l.position)`,
  'all pieces of a line that left are invoiced once': sql`
    select o.order_number || ' line ' || l.position || ': ' || l.shipped || ' left, ' || coalesce(d.pieces, 0) || ' invoiced' as place
      from order_lines l
      join orders o on o.id = l.order_id
      left join (select il.order_id, il.order_position, sum(il.pieces) as pieces
                   from ${validInvoices} join invoice_lines il on il.invoice_id = i.item_id
                  where i.kind = 'invoice' and il.order_position is not null
                  group by il.order_id, il.order_position) d on d.order_id = l.order_id and d.order_position = l.position
     where l.shipped <> coalesce(d.pieces, 0) and ${isInvoicedHere}`,
  'goods and charges that were invoiced of an order are what remains of it': sql`
    select o.order_number || ': ' || (o.remaining_total - o.remaining_vat) || ' net, invoiced ' || sum(d.net) as place
      from orders o
      join invoices i on i.order_id = o.id
      join shipments s on s.id = i.shipment_id
      join invoice_lines l on l.invoice_id = i.item_id
     cross join lateral (
       select case when i.kind = 'invoice' and (s.status <> 'failed' or l.kind <> 'goods') then l.net
                   when i.for_failure and l.kind <> 'goods' then -l.net
                   else 0 end as net
     ) d
     where not exists (select from order_lines ol where ol.order_id = o.id and ol.allocated + ol.waiting > 0) and ${isInvoicedHere}
     group by o.id
    having bool_or(i.kind = 'invoice' and s.status <> 'failed') and sum(d.net) <> o.remaining_total - o.remaining_vat`,
  'the invoices of an order equal it, but for three cents of VAT': sql`
    select o.order_number || ': ' || o.remaining_total || ', invoiced ' || sum(f.amount) as place
      from orders o
      join (${validInvoices}) on i.order_id = o.id and i.kind = 'invoice'
     where not exists (select from order_lines l where l.order_id = o.id and l.allocated + l.waiting > 0) and ${isInvoicedHere}
       -- The charges of an order may stand on an invoice whose goods failed.
       and not exists (select from shipments t where t.order_id = o.id and t.status = 'failed')
     group by o.id
    having abs(sum(f.amount) - o.remaining_total) > 3`,
  'an order that was paid in advance owes nothing': sql`
    select o.order_number || ': ' || sum(f.open) as place
      from orders o
      join finance_items f on f.order_id = o.id and f.kind = 'invoice' and f.cleared < f.amount
     where exists (select from finance_items p where p.order_id = o.id and p.kind = 'payment')
     group by o.order_number`,
}

/** Every difference between items, clearings, invoices and orders; nothing where all agree. Reads every item. */
export const findFinanceDifferences = (db: Db | Tx) => findDifferences(db, rules)
