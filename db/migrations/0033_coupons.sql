-- Coupons of a site, which customers hold them, and what orders made of them.

create table coupons (
  id             integer generated always as identity primary key,
  org_id         integer not null references orgs,
  code           text not null check (code ~ '^[A-Z0-9][A-Z0-9-]{2,29}$'),
  title          labels not null,
  kind           text not null check (kind in ('percentage', 'fixed', 'shipping')),
  value          integer not null check (value > 0),  -- basis points of a percentage; else cents, of shipping at most so much
  start_amount   bigint not null default 0 check (start_amount >= 0),  -- goods in cents from which it can be used
  brand_id       integer references brands,                            -- null: for all products
  starts_on      date not null,                                        -- from the begin of this day of the site
  ends_on        date not null,                                        -- to the end of this one
  use_limit      integer check (use_limit > 0),                        -- uses in all; null: any number
  customer_limit integer not null default 1 check (customer_limit > 0),
  used           integer not null default 0 check (used >= 0),
  audience       text not null default 'anybody' check (audience in ('anybody', 'holders', 'newcomers')),  -- anybody with its code, or who was given it
  active         boolean not null default true,
  unique (org_id, code),
  check (ends_on >= starts_on),
  check (kind <> 'percentage' or value <= 10000),
  check (used <= use_limit)
);
-- A site welcomes new customers with one coupon at a time.
create unique index coupons_newcomers on coupons (org_id) where audience = 'newcomers';
create index coupons_brand on coupons (brand_id);

create table customer_coupons (
  customer_id integer not null references customers on delete cascade,
  coupon_id   integer not null references coupons on delete cascade,
  held_since  timestamptz not null,
  used        integer not null default 0 check (used >= 0),
  primary key (customer_id, coupon_id)
);
create index customer_coupons_coupon on customer_coupons (coupon_id);

-- An order uses one coupon at most; its code stays readable.
alter table orders add column coupon_id integer references coupons;
alter table orders add column coupon_code text not null default '';
alter table orders add check ((coupon_id is null) = (coupon_code = ''));
alter table orders add check (discount <= subtotal + shipping_cost);
create index orders_coupon on orders (coupon_id) where coupon_id is not null;

-- What of the order's discount belongs to each line, in cents: what is given back of a line is what was paid for it.
alter table order_lines add column discount bigint not null default 0;
alter table order_lines add check (discount between 0 and amount);
