-- What a customer sends along with a drop shipment of his own: its packing list and the label of its carrier.

create table order_files (
  id          integer generated always as identity primary key,
  customer_id integer not null references customers,
  account_id  integer not null,
  kind        text not null check (kind in ('packingList', 'carrierLabel')),
  order_id    bigint references orders,  -- null until its order is placed
  file        text not null unique check (file ~ '^[0-9a-f]{32}$'),
  name        text not null check (length(name) between 1 and 100),  -- as its owner calls it; shown, never a path
  media_type  text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes       integer not null check (bytes between 1 and 2097152),
  uploaded_at timestamptz not null,
  foreign key (account_id, customer_id) references accounts (id, customer_id),
  unique (order_id, kind)
);
create index order_files_account on order_files (account_id);
create index order_files_customer on order_files (customer_id);
create index order_files_waiting on order_files (uploaded_at) where order_id is null;
