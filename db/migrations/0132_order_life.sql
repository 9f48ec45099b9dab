-- How far each line of an order is, in pieces: promised from the shelf, waiting for goods, cancelled, come back. What is none of
-- these has left. So lines of orders that ended before this need no change, however many they are.
alter table order_lines
  add column allocated integer not null default 0 check (allocated >= 0),
  add column waiting   integer not null default 0 check (waiting >= 0),
  add column cancelled integer not null default 0 check (cancelled >= 0),
  add column shipped   integer generated always as (quantity - allocated - waiting - cancelled) virtual,
  add column returned  integer not null default 0 check (returned >= 0),
  add constraint order_lines_pieces check (allocated + waiting + cancelled <= quantity),
  add constraint order_lines_returned check (returned <= quantity - allocated - waiting - cancelled);

with progress as (
  select l.id, o.status,
         coalesce((select sum(a.quantity) from allocations a where a.order_line_id = l.id), 0)::integer as allocated,
         coalesce((select sum(s.quantity) from shipment_lines s where s.order_id = l.order_id and s.position = l.position), 0)::integer as shipped
    from orders o join order_lines l on l.order_id = o.id
   where o.status in ('awaitingPayment', 'onHold', 'submitted', 'released', 'partlyShipped', 'cancelled')
)
update order_lines l
   set allocated = least(l.quantity, p.allocated),
       waiting = case p.status when 'cancelled' then 0 else greatest(0, l.quantity - p.allocated - p.shipped) end,
       cancelled = case p.status when 'cancelled' then greatest(0, l.quantity - p.allocated - p.shipped) else 0 end
  from progress p where p.id = l.id;

-- A line begins with what was promised when its order was placed, whichever version placed it.
create function begin_order_line() returns trigger language plpgsql as $$
begin
  new.allocated := new.ships_now;
  new.waiting := new.quantity - new.ships_now;
  return new;
end $$;
create trigger order_line_begins before insert on order_lines for each row execute function begin_order_line();

drop index order_lines_waiting;
create index order_lines_waiting on order_lines (sku_id) where waiting > 0;

-- Why an order is on hold now; what held it once is told by its events.
alter table orders
  add column hold_note text not null default '' check (length(hold_note) <= 300),
  drop constraint orders_held_because_check,
  add constraint orders_held_because_check check (held_because in ('payment.held_overdue', 'payment.held_limit', 'staff'));
update orders set held_because = null where status <> 'onHold' and held_because is not null;
update orders set held_because = 'payment.held_limit' where status = 'onHold' and held_because is null;
alter table orders add constraint orders_held_check check ((status = 'onHold') = (held_because is not null));

-- What is paid in advance is handled once it is paid.
update orders set paid_at = placed_at
 where terms_net_days = 0 and paid_at is null and status not in ('awaitingPayment', 'cancelled');
alter table orders add constraint orders_paid_first_check
  check (terms_net_days > 0 or paid_at is not null or status in ('awaitingPayment', 'cancelled'));

-- Goods are released, packed and handed over one parcel or several at a time.
create table parcels (
  id              bigint generated always as identity primary key,
  shipment_id     bigint not null references shipments on delete cascade,
  tracking_number text not null default '' check (length(tracking_number) <= 60),  -- empty where nobody follows it
  weight_grams    integer check (weight_grams > 0)
);
create index parcels_shipment on parcels (shipment_id);
create index parcels_tracking on parcels (upper(tracking_number)) where tracking_number <> '';
insert into parcels (shipment_id, tracking_number) select id, tracking_number from shipments order by id;

-- The defaults fill the rows without writing them anew: what was kept so far has left, most of it long ago.
alter table shipments
  add column status text not null default 'delivered'
    check (status in ('picking', 'packed', 'left', 'delivered', 'failed', 'cancelled')),
  add column created_at   timestamptz not null default now(),
  add column packed_at    timestamptz,
  add column delivered_at timestamptz,     -- null also where nobody noted it
  add column ended_reason text not null default '' check (length(ended_reason) <= 300),  -- why it failed or was cancelled
  alter column shipped_at drop not null,
  add constraint shipments_left_check check ((shipped_at is not null) = (status in ('left', 'delivered', 'failed'))),
  add constraint shipments_delivered_check check (delivered_at is null or status = 'delivered');
alter table shipments alter column status set default 'left';
update shipments s set status = 'left' from orders o where o.id = s.order_id and o.status not in ('allDelivered', 'cancelled');
create index shipments_open on shipments (order_id) where status in ('picking', 'packed', 'left');

-- What happened to an order beside its state.
alter table order_events
  add column action      text not null default '',
  add column reason      text not null default '' check (length(reason) <= 300),
  add column shipment_id bigint references shipments;

-- What was cancelled of an order after it was placed, with what it takes off the order's sums: those stay as they were placed.
create table order_cancellations (
  id            bigint generated always as identity primary key,
  order_id      bigint not null references orders,
  account_id    integer references accounts,
  reason        text not null default '' check (length(reason) <= 300),
  at            timestamptz not null,
  subtotal      bigint not null check (subtotal >= 0),   -- all in cents of the order's currency
  discount      bigint not null check (discount >= 0),
  shipping_cost bigint not null check (shipping_cost >= 0),
  handling_fee  bigint not null check (handling_fee >= 0),
  vat           bigint not null,
  total         bigint not null,
  check (total = subtotal - discount + shipping_cost + handling_fee + vat),
  unique (order_id, id)
);
create table order_cancellation_lines (
  cancellation_id bigint not null,
  order_id        bigint not null,
  position        smallint not null,
  quantity        integer not null check (quantity > 0),
  primary key (cancellation_id, position),
  foreign key (order_id, cancellation_id) references order_cancellations (order_id, id),
  foreign key (order_id, position) references order_lines (order_id, position)
);

-- Goods that arrived, against what was expected.
alter table expected_arrivals
  add column reference text not null default '' check (length(reference) <= 60),  -- the purchase order
  add column received  integer not null default 0 check (received >= 0);
create table receipts (
  id         bigint generated always as identity primary key,
  warehouse  text not null references warehouses,
  reference  text not null check (reference <> '' and length(reference) <= 60),   -- the delivery note
  account_id integer references accounts,
  at         timestamptz not null,
  unique (warehouse, reference)
);
create table receipt_lines (
  receipt_id bigint not null references receipts,
  sku_id     integer not null references skus,
  quantity   integer not null check (quantity > 0),
  primary key (receipt_id, sku_id)
);
