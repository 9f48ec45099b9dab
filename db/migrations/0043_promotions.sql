-- Promotions of every kind, for all products or some, for all customers or one group; their days are those of the site.

alter table promotions drop constraint promotions_title_check;
alter table promotions alter column title type labels using jsonb_build_object('en', title);

alter table promotions add column starts_on date;  -- from the begin of this day of the site
alter table promotions add column ends_on date;    -- to the end of this one
update promotions r
   set starts_on = (r.starts_at at time zone o.time_zone)::date,
       ends_on = greatest(((r.ends_at - interval '1 second') at time zone o.time_zone)::date,
                          (r.starts_at at time zone o.time_zone)::date)
  from orgs o
 where o.id = r.org_id;
alter table promotions alter column starts_on set not null;
alter table promotions alter column ends_on set not null;
alter table promotions add check (ends_on >= starts_on);
alter table promotions drop column starts_at;
alter table promotions drop column ends_at;
-- Every price asks which run; most of them are over.
create index promotions_org on promotions (org_id, ends_on);

alter table promotions add column kind text not null default 'prices'
  check (kind in ('prices', 'percentage', 'amount', 'buyGet', 'freeShipping'));
-- Basis points of a percentage; cents: off each piece of an amount, of goods from which sending is free.
alter table promotions add column value integer check (value > 0);
alter table promotions add column buy integer check (buy > 0);    -- of so many and
alter table promotions add column free integer check (free > 0);  -- so many more pieces the latter cost nothing
alter table promotions add column of_products boolean not null default false;  -- for those of promotion_skus alone
alter table promotions add column class_id integer references classes;  -- null: of every class
alter table promotions add column brand_id integer references brands;   -- null: of every brand
alter table promotions add column price_list_id integer references price_lists;  -- the group of customers; null: all of the site
alter table promotions add check ((kind in ('prices', 'buyGet')) = (value is null));
alter table promotions add check ((kind = 'buyGet') = (buy is not null) and (kind = 'buyGet') = (free is not null));
alter table promotions add check (buy + free <= 9999);  -- no line has more
alter table promotions add check (kind <> 'percentage' or value <= 10000);
alter table promotions add check (kind <> 'prices' or not of_products);
alter table promotions add check (kind <> 'prices' and not of_products or (class_id is null and brand_id is null));
create index promotions_class on promotions (class_id);
create index promotions_brand on promotions (brand_id);
create index promotions_price_list on promotions (price_list_id);

create table promotion_skus (
  promotion_id integer not null references promotions on delete cascade,
  sku_id       integer not null references skus on delete cascade,
  primary key (promotion_id, sku_id)
);
create index promotion_skus_sku on promotion_skus (sku_id);

-- Whose discount a line had, what it was called, and all that could have been; the promotions may be gone later.
-- No domain of labels: that refuses null.
alter table order_lines add column promotion_title jsonb check (promotion_title ->> 'en' <> '');
alter table order_lines add column price_trace jsonb not null default '[]' check (jsonb_typeof(price_trace) = 'array');
alter table order_lines add check (promotion_id is not null or promotion_title is null);

-- Why sending costs nothing.
alter table orders add column shipping_promotion_id integer;
alter table orders add column shipping_promotion jsonb check (shipping_promotion ->> 'en' <> '');
alter table orders add check ((shipping_promotion_id is null) = (shipping_promotion is null));
alter table orders add check (shipping_promotion_id is null or shipping_cost = 0);
