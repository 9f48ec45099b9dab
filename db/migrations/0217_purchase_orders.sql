-- Who sells us goods, and what we order of them.
create table suppliers (
  id        integer generated always as identity primary key,
  name      text not null check (name ~ '\S' and name = btrim(name) and char_length(name) <= 80),
  email     text not null default '' check (char_length(email) <= 254),
  note      text not null default '' check (char_length(note) <= 1000),
  currency  character(3) not null check (currency ~ '^[A-Z]{3}$'), -- in which we are charged
  lead_days smallint not null check (lead_days between 0 and 365), -- from an order until its goods are here
  version   integer not null default 1 -- one more with each change: who changes an older one is refused
);
create unique index suppliers_name on suppliers (lower(name));

create table purchase_orders (
  id                 integer generated always as identity primary key,
  number             text not null unique check (number ~ '^PO[A-Z]{2}\d{6,}$'),
  warehouse          text not null references warehouses,
  supplier_id        integer not null references suppliers,
  supplier_reference text not null default '' check (char_length(supplier_reference) <= 60),
  currency           character(3) not null check (currency ~ '^[A-Z]{3}$'),
  status             text not null default 'draft' check (status in ('draft', 'ordered', 'cancelled')), -- how much has come, its lines say
  version            integer not null default 1, -- one more with each change by staff: who changes an older one is refused
  created_at         timestamptz not null,
  ordered_at         timestamptz,
  check (status <> 'draft' or ordered_at is null),
  check (status <> 'ordered' or ordered_at is not null)
);
create index purchase_orders_warehouse on purchase_orders (warehouse, id desc);
create index purchase_orders_supplier on purchase_orders (supplier_id);

create table purchase_order_lines (
  purchase_order_id integer not null references purchase_orders,
  position          smallint not null check (position > 0),
  sku_id            integer not null references skus,
  quantity          integer not null check (quantity between 1 and 1000000),
  received          integer not null default 0 check (received >= 0), -- more than the quantity where more came
  cancelled         integer not null default 0 check (cancelled between 0 and quantity),
  open_pieces       integer not null generated always as (greatest(quantity - cancelled - received, 0)) stored,
  purchase_price    integer check (purchase_price >= 0), -- of a piece, in cents; null where it is not known
  expected_on       date, -- null until the supplier names a day: nothing is promised from it
  primary key (purchase_order_id, position),
  unique nulls not distinct (purchase_order_id, sku_id, expected_on)
);
create index purchase_order_lines_open on purchase_order_lines (sku_id) where open_pieces > 0;

-- Numbers without gaps, by warehouse.
create table purchase_order_counters (
  warehouse text primary key references warehouses,
  last      integer not null check (last > 0)
);
