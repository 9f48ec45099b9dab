-- Sales by product of the last twelve months and of the twelve before: the report that is asked for most reads each product once, and not
-- once for each month. The same sums as in `product_sales`, added up there.
create table product_year_sales (
  org_id     integer not null references orgs,
  sku_id     integer references skus, -- null: shipping and handling
  currency   char(3) not null check (currency ~ '^[A-Z]{3}$'),
  pieces     bigint not null,
  net        bigint not null,
  net_before bigint not null,
  -- With its sums, so that a report reads nothing else.
  unique nulls not distinct (org_id, currency, sku_id) include (pieces, net, net_before)
);

-- The month with which these twelve end. No row until the job has added them up.
create table sales_year (
  single boolean primary key default true check (single),
  until  date not null check (extract(day from until) = 1)
);

-- By a trigger, as the version before this one counts sales, too, while both run. One transaction at a time counts.
create function add_to_year() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into product_year_sales as s (org_id, sku_id, currency, pieces, net, net_before)
    select org_id, sku_id, currency, coalesce(sum(pieces) filter (where is_last), 0), coalesce(sum(net) filter (where is_last), 0),
           coalesce(sum(net) filter (where not is_last), 0)
      from (select c.*, c.month > y.until - interval '12 months' as is_last from added c, sales_year y
             where c.month between y.until - interval '23 months' and y.until) changed
     group by org_id, sku_id, currency
    on conflict (org_id, currency, sku_id) do update
       set pieces = s.pieces + excluded.pieces, net = s.net + excluded.net, net_before = s.net_before + excluded.net_before;
  else
    insert into product_year_sales as s (org_id, sku_id, currency, pieces, net, net_before)
    select org_id, sku_id, currency, coalesce(sum(pieces) filter (where is_last), 0), coalesce(sum(net) filter (where is_last), 0),
           coalesce(sum(net) filter (where not is_last), 0)
      from (select c.*, c.month > y.until - interval '12 months' as is_last
              from (select month, org_id, sku_id, currency, pieces, net from added
                    union all
                    select month, org_id, sku_id, currency, -pieces, -net from taken) c, sales_year y
             where c.month between y.until - interval '23 months' and y.until) changed
     group by org_id, sku_id, currency
    on conflict (org_id, currency, sku_id) do update
       set pieces = s.pieces + excluded.pieces, net = s.net + excluded.net, net_before = s.net_before + excluded.net_before;
  end if;
  return null;
end $$;
create trigger product_sales_added after insert on product_sales
  referencing new table as added for each statement execute function add_to_year();
create trigger product_sales_changed after update on product_sales
  referencing new table as added old table as taken for each statement execute function add_to_year();
