-- What staff write about an order or a customer for each other. No customer reads any of it.
create table internal_notes (
  id          bigint generated always as identity primary key,
  order_id    bigint references orders,
  customer_id integer references customers,
  account_id  integer not null references accounts, -- its author, who alone changes it
  text        text not null check (text ~ '\S' and char_length(text) <= 2000),
  version     integer not null default 1, -- one more with each change: who changes an older one is refused
  written_at  timestamptz not null,
  changed_at  timestamptz,
  check (num_nonnulls(order_id, customer_id) = 1)
);
create index internal_notes_order on internal_notes (order_id, id) where order_id is not null;
create index internal_notes_customer on internal_notes (customer_id, id) where customer_id is not null;

-- Short words by which staff find orders and customers again, however they are capitalized.
create table tags (
  id          bigint generated always as identity primary key,
  order_id    bigint references orders,
  customer_id integer references customers,
  tag         text not null check (tag ~ '\S' and tag = btrim(tag) and char_length(tag) <= 30),
  account_id  integer not null references accounts,
  added_at    timestamptz not null,
  check (num_nonnulls(order_id, customer_id) = 1)
);
create unique index tags_order on tags (order_id, lower(tag)) where order_id is not null;
create unique index tags_customer on tags (customer_id, lower(tag)) where customer_id is not null;
create index tags_orders_tagged on tags (lower(tag), order_id) where order_id is not null;
create index tags_customers_tagged on tags (lower(tag), customer_id) where customer_id is not null;
