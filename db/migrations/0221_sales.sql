-- Waits for whoever is issuing a document. Its id is drawn here, before the document is written: without this lock one that was drawn earlier
-- could come later than a higher one, and would be noted by the trigger and be among the earlier documents, too. Locked before invoices, as
-- those who issue do.
lock table finance_items in share row exclusive mode;

-- Documents of which no sales are counted yet. The transaction that issues one adds it here; that which counts its sales takes it away.
create table uncounted_sales (
  invoice_id bigint primary key references invoices
);

-- Documents that were issued before sales were counted: the job counts them in the order of their ids, and these up to `counted_until` are
-- counted. No row where there were none.
create table earlier_sales (
  single        boolean primary key default true check (single),
  counted_until bigint not null,
  last_id       bigint not null check (last_id >= counted_until)
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
-- Waits for whoever writes documents: from here on none is issued unnoticed, and the next statement sees all that were issued before.
create trigger invoice_sales after insert on invoices for each row execute function await_sales();
-- They are counted by the job, since this transaction holds locks for which customers wait.
insert into earlier_sales (counted_until, last_id) select 0, max(item_id) from invoices having max(item_id) is not null;
