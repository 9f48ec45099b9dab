-- What lies where, what arrives when, and what it costs whom.

create table stock (
  sku_id    integer not null references skus on delete cascade,
  warehouse text not null references warehouses,
  on_hand   integer not null default 0 check (on_hand >= 0),                       -- pieces on the shelf
  allocated integer not null default 0 check (allocated >= 0 and allocated <= on_hand),  -- of these, promised to orders
  primary key (sku_id, warehouse)
);

create table expected_arrivals (
  sku_id      integer not null references skus on delete cascade,
  warehouse   text not null references warehouses,
  expected_on date not null,
  quantity    integer not null check (quantity > 0),
  primary key (sku_id, warehouse, expected_on)
);

create table list_prices (
  price_list_id integer not null references price_lists,
  sku_id        integer not null references skus on delete cascade,
  unit_price    integer not null check (unit_price >= 0),  -- cents, VAT excluded, in the currency of the list
  primary key (price_list_id, sku_id)
);
create index list_prices_sku on list_prices (sku_id);

-- A price agreed with one customer; it wins over his price list.
create table customer_prices (
  customer_id integer not null references customers on delete cascade,
  sku_id      integer not null references skus on delete cascade,
  unit_price  integer not null check (unit_price >= 0),  -- cents, in the currency of his price list
  primary key (customer_id, sku_id)
);
create index customer_prices_sku on customer_prices (sku_id);

create table promotions (
  id        integer generated always as identity primary key,
  org_id    integer not null references orgs,
  title     text not null check (title <> ''),
  starts_at timestamptz not null,
  ends_at   timestamptz not null,
  check (ends_at > starts_at)
);
create index promotions_org on promotions (org_id, starts_at, ends_at);

create table promotion_prices (
  promotion_id   integer not null references promotions on delete cascade,
  sku_id         integer not null references skus on delete cascade,
  discount_price integer not null check (discount_price >= 0),  -- cents, in the currency of the site
  primary key (promotion_id, sku_id)
);
create index promotion_prices_sku on promotion_prices (sku_id);

-- A SKU is in stock when any warehouse can promise a piece; written only when that changes.
create function keep_in_stock() returns trigger language plpgsql as $$
begin
  update skus s
     set in_stock = x.in_stock
    from (
      select bool_or(on_hand > allocated) is true as in_stock
        from stock
       where sku_id = coalesce(new.sku_id, old.sku_id)
    ) x
   where s.id = coalesce(new.sku_id, old.sku_id)
     and s.in_stock <> x.in_stock;
  return null;
end
$$;
create trigger stock_in_stock after insert or delete or update of on_hand, allocated on stock
  for each row execute function keep_in_stock();
