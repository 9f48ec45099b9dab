-- What a customer's own sales force sees instead of what the customer pays.

-- Whoever a price is for belongs to the customer whose price it is.
alter table accounts add constraint accounts_of_customer unique (id, customer_id);

create table account_prices (
  id          integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  account_id  integer,  -- null: every sales rep
  sku_id      integer not null references skus on delete cascade,
  unit_price  integer not null check (unit_price > 0),  -- cents, VAT excluded, in the currency of the customer
  foreign key (account_id, customer_id) references accounts (id, customer_id) on delete cascade,
  unique nulls not distinct (customer_id, account_id, sku_id)
);
create index account_prices_account on account_prices (account_id);
create index account_prices_sku on account_prices (sku_id);

-- A mark-up on what the customer pays, for a class, a brand, both or everything.
create table account_price_rules (
  id          integer generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  account_id  integer,  -- null: every sales rep
  class_id    integer references classes,
  brand_id    integer references brands,
  markup_bp   integer not null check (markup_bp between 0 and 100000),  -- basis points: 1250 = 12.5 %
  foreign key (account_id, customer_id) references accounts (id, customer_id) on delete cascade,
  unique nulls not distinct (customer_id, account_id, class_id, brand_id)
);
create index account_price_rules_account on account_price_rules (account_id);
create index account_price_rules_class on account_price_rules (class_id);
create index account_price_rules_brand on account_price_rules (brand_id);
