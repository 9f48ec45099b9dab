-- Documents of which no sales are counted yet. The transaction that issues one adds it here; that which counts its sales takes it away.
create table uncounted_sales (
  invoice_id bigint not null
);

-- Sales are what was invoiced less what was credited, VAT excluded, in cents: by the month of the document, the site of its order, and the
-- warehouse from which that leaves. Below zero where more was credited in a month than invoiced.
create table warehouse_sales (
  month     date not null check (extract(day from month) = 1),
  org_id    integer not null references orgs,
  warehouse text not null references warehouses,
  currency  char(3) not null check (currency ~ '^[A-Z]{3}$'),
  pieces    bigint not null,
  net       bigint not null,
  primary key (month, org_id, currency, warehouse)
);

-- The same by customer.
create table customer_sales (
  month       date not null check (extract(day from month) = 1),
  org_id      integer not null references orgs,
  customer_id integer not null references customers,
  currency    char(3) not null check (currency ~ '^[A-Z]{3}$'),
  pieces      bigint not null,
  net         bigint not null,
  -- With its sums, so that a report reads nothing else.
  primary key (month, org_id, currency, customer_id) include (pieces, net)
);

-- The same by product.
create table product_sales (
  month    date not null check (extract(day from month) = 1),
  org_id   integer not null references orgs,
  sku_id   integer references skus, -- null: shipping and handling
  currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
  pieces   bigint not null,
  net      bigint not null,
  unique nulls not distinct (month, org_id, currency, sku_id) include (pieces, net)
);

create function await_sales() returns trigger language plpgsql as $$
begin
  insert into uncounted_sales (invoice_id) values (new.item_id);
  return null;
end $$;
-- From here on no document is issued unnoticed: what is there now is all that there was before.
create trigger invoice_sales after insert on invoices for each row execute function await_sales();
insert into uncounted_sales select item_id from invoices;
-- Last, as a key and its check are built faster over all rows than row by row.
alter table uncounted_sales add primary key (invoice_id);
alter table uncounted_sales add foreign key (invoice_id) references invoices;
