-- Baskets, orders, what was promised, and what must be sent.

create table basket_lines (
  id           bigint generated always as identity primary key,
  account_id   integer not null references accounts on delete cascade,
  sku_id       integer not null references skus,
  cust_number  text not null default '' check (length(cust_number) <= 60),  -- the customer's own article number
  quantity     integer not null check (quantity between 1 and 9999),
  warehouse    text references warehouses,
  price_seen   integer check (price_seen >= 0),  -- cents each when last put in or changed; null: no price then
  price_seen_at timestamptz not null,
  added_at     timestamptz not null,
  unique (account_id, sku_id)
);
create index basket_lines_sku on basket_lines (sku_id);

create table carriers (
  code text primary key,
  name text not null
);

-- What sending an order costs; one row per carrier, warehouse and destination country.
create table shipping_rates (
  carrier   text not null references carriers,
  warehouse text not null references warehouses,
  country   char(2) not null references countries,
  price     integer not null check (price >= 0),      -- cents in the currency of the warehouse's region
  free_from integer check (free_from >= 0),            -- goods value in cents from which sending is free
  days_min  smallint not null check (days_min >= 0),   -- working days
  days_max  smallint not null,
  primary key (carrier, warehouse, country),
  check (days_max >= days_min)
);

-- Numbers without gaps: the row is locked by the transaction that takes the next one.
create table number_counters (
  org_id integer not null references orgs,
  kind   text not null check (kind in ('order', 'so', 'invoice', 'credit', 'rma', 'quickOrder')),
  last   bigint not null default 0 check (last >= 0),
  primary key (org_id, kind)
);

create table orders (
  id             bigint generated always as identity primary key,
  order_number   text not null unique,
  org_id         integer not null references orgs,
  customer_id    integer not null references customers,
  account_id     integer not null references accounts,
  status         text not null check (status in ('awaitingPayment', 'onHold', 'submitted', 'released', 'partlyShipped', 'shipped', 'allDelivered', 'cancelled')),
  order_type     text not null check (order_type in ('REG', 'DROP', 'CPDROP')),
  po_number      text not null default '' check (length(po_number) <= 60),
  instruction    text not null default '' check (length(instruction) <= 1000),
  ship_from      text not null references warehouses,
  ship_via       text not null references carriers,
  bill_to        jsonb not null,   -- what was true when the order was placed
  ship_to        jsonb not null,
  currency       char(3) not null,
  terms_net_days integer not null,
  subtotal       bigint not null check (subtotal >= 0),  -- all money of this table in cents
  discount       bigint not null default 0 check (discount >= 0),
  shipping_cost  bigint not null check (shipping_cost >= 0),
  handling_fee   bigint not null default 0 check (handling_fee >= 0),
  vat_rate_bp    integer not null check (vat_rate_bp between 0 and 10000),
  vat_reason     text not null,
  vat            bigint not null check (vat >= 0),
  total          bigint not null,
  promised_on    date not null,
  placed_at      timestamptz not null,
  check (total = subtotal - discount + shipping_cost + handling_fee + vat)
);
create index orders_customer on orders (customer_id, placed_at desc, id desc);
create index orders_po on orders (customer_id, po_number) where po_number <> '';
create index orders_account on orders (account_id);

create table order_lines (
  id             bigint generated always as identity primary key,
  order_id       bigint not null references orders,
  position       smallint not null check (position > 0),
  sku_id         integer not null references skus,
  number         text not null,
  oem_code       text not null,
  name           text not null,
  cust_number    text not null default '',
  quantity       integer not null check (quantity between 1 and 9999),
  ships_now      integer not null check (ships_now >= 0),
  back_ordered   integer not null check (back_ordered >= 0),
  pre_ordered    integer not null check (pre_ordered >= 0),
  expected_on    date,
  unit_price     integer not null check (unit_price >= 0),      -- cents
  discount_price integer check (discount_price >= 0),
  price_source   text not null check (price_source in ('list', 'customer')),
  promotion_id   integer,                                       -- the trace of a discount; the promotion may be gone later
  amount         bigint not null check (amount = quantity::bigint * coalesce(discount_price, unit_price)),
  unique (order_id, position),
  check (quantity = ships_now + back_ordered + pre_ordered)
);
create index order_lines_sku on order_lines (sku_id);

-- Pieces of a warehouse promised to a line; stock.allocated is the sum of the live ones.
create table allocations (
  order_line_id bigint not null references order_lines,
  sku_id        integer not null,
  warehouse     text not null,
  quantity      integer not null check (quantity > 0),
  primary key (order_line_id, warehouse),
  foreign key (sku_id, warehouse) references stock
);
create index allocations_stock on allocations (sku_id, warehouse);

create table order_events (
  id         bigint generated always as identity primary key,
  order_id   bigint not null references orders,
  status     text not null,
  account_id integer references accounts,
  at         timestamptz not null
);
create index order_events_order on order_events (order_id, id);

-- The answer given to a request that may be repeated; stored in the transaction that it answers.
create table idempotency_keys (
  account_id   integer not null references accounts on delete cascade,
  key          text not null check (length(key) between 1 and 200),
  request_hash bytea not null,
  answer       jsonb not null,
  created_at   timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- The outbox: written in the transaction of what causes the mail, sent by a job.
create table mails (
  id         bigint generated always as identity primary key,
  org_id     integer not null references orgs,
  recipient  text not null,
  language   text not null,
  subject    text not null,
  body_text  text not null,
  cause      text not null,            -- what it is about, such as "order ONL100001"
  queued_at  timestamptz not null,
  sent_at    timestamptz
);
create index mails_unsent on mails (queued_at) where sent_at is null;
