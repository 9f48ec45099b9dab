-- Every amount has its currency beside it, or in the row that it belongs to; nothing is converted, and no currency changes
-- under amounts that stand in it.
alter table orgs
  add constraint orgs_currency_check check (currency ~ '^[A-Z]{3}$'),
  add constraint orgs_in_currency unique (id, currency);
alter table price_lists
  add constraint price_lists_currency_check check (currency ~ '^[A-Z]{3}$'),
  add constraint price_lists_in_currency unique (id, currency);
alter table orders add constraint orders_currency_check check (currency ~ '^[A-Z]{3}$');
alter table bank_accounts add constraint bank_accounts_currency_check check (currency ~ '^[A-Z]{3}$');

-- A customer pays in the currency of his price list, which is that of his site. A price list in another one, which no
-- screen has ever let anybody choose, stays as it is until it is changed.
alter table customers add column currency char(3);
update customers c set currency = l.currency from price_lists l where l.id = c.price_list_id;
alter table customers
  alter column currency set not null,
  add constraint customers_price_list_in_currency foreign key (price_list_id, currency) references price_lists (id, currency),
  add constraint customers_org_in_currency foreign key (org_id, currency) references orgs (id, currency) not valid;

alter table coupons add column currency char(3);
update coupons c set currency = o.currency from orgs o where o.id = c.org_id;
alter table coupons
  alter column currency set not null,
  add constraint coupons_org_in_currency foreign key (org_id, currency) references orgs (id, currency);

alter table promotions add column currency char(3);
update promotions r set currency = o.currency from orgs o where o.id = r.org_id;
alter table promotions
  alter column currency set not null,
  add constraint promotions_org_in_currency foreign key (org_id, currency) references orgs (id, currency);

alter table handling_fees add column currency char(3);
update handling_fees f set currency = o.currency from orgs o where o.id = f.org_id;
alter table handling_fees
  alter column currency set not null,
  add constraint handling_fees_org_in_currency foreign key (org_id, currency) references orgs (id, currency);

-- What carriers asked was one number for all currencies: euro in Europe, dollars in the United States. Sites in other
-- currencies take no orders until their rates are imported.
alter table shipping_rates add column currency char(3);
update shipping_rates r set currency = case w.region when 'US' then 'USD' else 'EUR' end
  from warehouses w where w.code = r.warehouse;
alter table shipping_rates
  alter column currency set not null,
  add constraint shipping_rates_currency_check check (currency ~ '^[A-Z]{3}$'),
  drop constraint shipping_rates_pkey,
  add primary key (carrier, warehouse, country, currency);

create function keep_currency() returns trigger language plpgsql as $$
begin
  raise exception 'The currency of % does not change: the amounts in it would mean something else', tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger orgs_keep_currency before update of currency on orgs
  for each row when (old.currency <> new.currency) execute function keep_currency();
create trigger price_lists_keep_currency before update of currency on price_lists
  for each row when (old.currency <> new.currency) execute function keep_currency();
create trigger customers_keep_currency before update of currency on customers
  for each row when (old.currency <> new.currency) execute function keep_currency();
create trigger orders_keep_currency before update of currency on orders
  for each row when (old.currency <> new.currency) execute function keep_currency();
create trigger coupons_keep_currency before update of currency on coupons
  for each row when (old.currency <> new.currency) execute function keep_currency();
create trigger promotions_keep_currency before update of currency on promotions
  for each row when (old.currency <> new.currency) execute function keep_currency();
