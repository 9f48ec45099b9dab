-- Products that a person keeps at hand.

create table favourites (
  id          integer generated always as identity primary key,
  account_id  integer not null references accounts on delete cascade,
  sku_id      integer not null references skus on delete cascade,
  cust_number text not null default '' check (length(cust_number) <= 60),  -- the customer's own article number
  warehouse   text references warehouses,
  added_at    timestamptz not null,
  unique (account_id, sku_id)
);
create index favourites_sku on favourites (sku_id);
