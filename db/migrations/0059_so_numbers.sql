-- The number under which the provider's staff release an order, and when they did.
alter table orders
  add column so_number text,
  add column so_at timestamptz,
  add constraint orders_so_number_key unique (so_number),
  add constraint orders_so_check check ((so_number is null) = (so_at is null));

-- What was released before has its number in the order in which it was.
with released as (
  select e.order_id, min(e.at) as at
    from order_events e where e.status = 'released' group by e.order_id
), numbered as (
  select o.id, o.org_id, r.at, row_number() over (partition by o.org_id order by r.at, o.id) as serial
    from orders o join released r on r.order_id = o.id
), counted as (
  insert into number_counters (org_id, kind, last)
  select org_id, 'so', max(serial) from numbered group by org_id
)
update orders o
   set so_number = 'S' || g.number_prefix || lpad(n.serial::text, greatest(6, length(n.serial::text)), '0'), so_at = n.at
  from numbered n join orgs g on g.id = n.org_id
 where o.id = n.id;

-- A customer's own number is the same in capitals and small letters.
drop index orders_po;
create index orders_po on orders (customer_id, upper(po_number)) where po_number <> '';
