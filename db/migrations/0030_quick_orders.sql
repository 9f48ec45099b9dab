-- Lists of products that people of a customer prepare, send to who places orders, and turn into orders.

create table quick_orders (
  id          integer generated always as identity primary key,
  number      text not null unique,
  org_id      integer not null references orgs,
  customer_id integer not null references customers,
  account_id  integer not null,  -- who made it
  name        text not null default '' check (length(name) <= 80),
  status      text not null check (status in ('draft', 'submitted', 'rejected', 'ordered')),
  reason      text check (length(reason) between 1 and 500),  -- why it was rejected
  wishes      jsonb not null default '{}' check (jsonb_typeof(wishes) = 'object'),  -- how its order is to be sent
  order_id    bigint unique references orders,
  created_at  timestamptz not null,
  changed_at  timestamptz not null,
  foreign key (account_id, customer_id) references accounts (id, customer_id),
  check ((status = 'rejected') = (reason is not null)),
  check ((status = 'ordered') = (order_id is not null))
);
create index quick_orders_customer on quick_orders (customer_id, changed_at desc, id desc);
create index quick_orders_account on quick_orders (account_id);

create table quick_order_lines (
  quick_order_id integer not null references quick_orders on delete cascade,
  position       smallint not null check (position > 0),
  sku_id         integer not null references skus,
  quantity       integer not null check (quantity between 1 and 9999),
  cust_number    text not null default '' check (length(cust_number) <= 60),  -- the customer's own article number
  primary key (quick_order_id, position),
  unique (quick_order_id, sku_id)
);
create index quick_order_lines_sku on quick_order_lines (sku_id);
