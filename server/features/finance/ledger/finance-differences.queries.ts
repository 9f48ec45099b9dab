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
  'what failed to arrive is credited whole': sql`
    select f.number as place
      from invoices i
      join finance_items f on f.id = i.item_id
      join shipments s on s.id = i.shipment_id and s.status = 'failed'
     where i.kind = 'invoice'
       and f.amount <> (select coalesce(sum(c.net + c.vat), 0) from invoices c where c.corrects_id = i.item_id)`,
  'all pieces of a line that left are invoiced once': sql`
    select o.order_number || ' line ' || l.position || ': ' || l.shipped || ' left, ' || coalesce(d.pieces, 0) || ' invoiced' as place
      from order_lines l
      join orders o on o.id = l.order_id
      left join (select il.order_id, il.order_position, sum(il.pieces) as pieces
                   from ${validInvoices} join invoice_lines il on il.invoice_id = i.item_id
                  where i.kind = 'invoice' and il.order_position is not null
                  group by il.order_id, il.order_position) d on d.order_id = l.order_id and d.order_position = l.position
     where l.shipped <> coalesce(d.pieces, 0) and ${isInvoicedHere}`,
  'the invoices of an order equal it, but for three cents of VAT': sql`
    select o.order_number || ': ' || o.remaining_total || ', invoiced ' || sum(f.amount) as place
      from orders o
      join (${validInvoices}) on i.order_id = o.id and i.kind = 'invoice'
     where not exists (select from order_lines l where l.order_id = o.id and l.allocated + l.waiting > 0) and ${isInvoicedHere}
     group by o.id
    having sum(i.net) <> o.remaining_total - o.remaining_vat or abs(sum(f.amount) - o.remaining_total) > 3`,
  'a settled entry of the bank is what its payments add up to, every other one has none': sql`
    select e.reference || ': ' || e.amount || ' ' || e.status || ', posted ' || coalesce(sum(f.amount), 0) as place
      from bank_entries e
      left join (payment_postings p join finance_items f on f.id = p.item_id)
        on p.entry_id = e.id and p.kind = 'payment' and p.taken_back_by is null
     group by e.id
    having coalesce(sum(f.amount), 0) <> case e.status when 'settled' then e.amount else 0 end`,
  'what was taken back is cleared by what took it back': sql`
    select f.number || ' by ' || b.number as place
      from payment_postings p
      join finance_items f on f.id = p.item_id
      join finance_items b on b.id = p.taken_back_by
     where f.amount <> b.amount or f.side = b.side or f.cleared < f.amount or b.cleared < b.amount`,
  'an entry that is open has cleared nothing': sql`
    select e.reference || ': ' || sum(l.amount) as place
      from bank_entries e
      join clearings l on l.entry_id = e.id
     where e.status <> 'settled'
     group by e.id
    having sum(l.amount) <> 0`,
  'an order that was paid in advance owes nothing': sql`
    select o.order_number || ': ' || sum(f.open) as place
      from orders o
      join finance_items f on f.order_id = o.id and f.kind = 'invoice' and f.cleared < f.amount
     where exists (select from finance_items p where p.order_id = o.id and p.kind = 'payment')
     group by o.order_number`,
}

/** Every difference between items, clearings, invoices and orders; nothing where all agree. Reads every item. */
export const findFinanceDifferences = (db: Db | Tx) => findDifferences(db, rules)
