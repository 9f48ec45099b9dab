-- What cancellations have taken off an order so far, and what remains of its sums: every list, limit and payment counts that. It
-- follows the cancellations, whichever version of the shop writes them.
alter table orders
  add column cancelled_total bigint not null default 0,
  add column cancelled_vat   bigint not null default 0,
  add column remaining_total bigint not null generated always as (total - cancelled_total) virtual,
  add column remaining_vat   bigint not null generated always as (vat - cancelled_vat) virtual,
  add constraint orders_remaining_check check (cancelled_total between 0 and total);

create function count_cancellation() returns trigger language plpgsql as $$
begin
  update orders
     set cancelled_total = cancelled_total + new.total, cancelled_vat = cancelled_vat + new.vat
   where id = new.order_id;
  return null;
end $$;
create trigger order_cancellation_counts after insert on order_cancellations for each row execute function count_cancellation();

update orders o
   set cancelled_total = c.total, cancelled_vat = c.vat
  from (select order_id, sum(total) as total, sum(vat) as vat from order_cancellations group by order_id) c
 where o.id = c.order_id;

-- Before cancellations were kept, an order was cancelled as a whole.
with ended as (
  insert into order_cancellations (order_id, at, subtotal, discount, shipping_cost, handling_fee, vat, total)
  select o.id, coalesce((select max(e.at) from order_events e where e.order_id = o.id and e.status = 'cancelled'), o.placed_at),
         o.subtotal, o.discount, o.shipping_cost, o.handling_fee, o.vat, o.total
    from orders o
   where o.status = 'cancelled'
     and not exists (select from order_cancellations c where c.order_id = o.id)
     and not exists (select from order_lines l where l.order_id = o.id and l.cancelled < l.quantity)
  returning id, order_id
)
insert into order_cancellation_lines (cancellation_id, order_id, position, quantity)
select e.id, e.order_id, l.position, l.cancelled from ended e join order_lines l on l.order_id = e.order_id;

-- Since when a line waits for goods whose promise it has lost; null where it has waited since its order was placed.
alter table order_lines add column waits_since timestamptz;
