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

-- A SKU is in stock when any warehouse can promise a piece. Written only when a warehouse runs dry or is filled.
-- The SKUs are locked in sorted order before their stock is read, so that two orders that empty two warehouses at once
-- neither deadlock nor leave the mark behind.
create function keep_in_stock() returns trigger language plpgsql as $$
declare
  touched integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct sku_id) into touched from new_stock where on_hand > allocated;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct sku_id) into touched from old_stock where on_hand > allocated;
  else
    -- Not a join: nothing is known of the size of the two, and of a whole import they are large.
    select array_agg(distinct sku_id) into touched
      from (
        select sku_id, warehouse, on_hand > allocated from new_stock
        except
        select sku_id, warehouse, on_hand > allocated from old_stock
      ) changed;
  end if;
  if touched is null then
    return null;
  end if;

  perform 1 from skus where id = any (touched) order by id for no key update;
  update skus s
     set in_stock = x.in_stock
    from (
      select t.sku_id, coalesce(bool_or(k.on_hand > k.allocated), false) as in_stock
        from unnest(touched) as t (sku_id)
        left join stock k using (sku_id)
       group by t.sku_id
    ) x
   where s.id = x.sku_id and s.in_stock <> x.in_stock;
  return null;
end
$$;
create trigger stock_inserted after insert on stock
  referencing new table as new_stock for each statement execute function keep_in_stock();
create trigger stock_updated after update on stock
  referencing old table as old_stock new table as new_stock for each statement execute function keep_in_stock();
create trigger stock_deleted after delete on stock
  referencing old table as old_stock for each statement execute function keep_in_stock();
