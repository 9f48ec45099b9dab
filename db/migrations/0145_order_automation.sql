-- What a site does with orders by itself, and after what time; null for never.
alter table orgs
  add column release_after_minutes integer default 15 check (release_after_minutes between 0 and 10080),
  add column delivered_after_days integer default 5 check (delivered_after_days between 1 and 60),        -- working days
  add column cancel_unpaid_after_days integer default 14 check (cancel_unpaid_after_days between 8 and 90);

-- When its customer was told that an unpaid order will be cancelled: none is without that.
alter table orders add column payment_reminded_at timestamptz;

-- Once a minute somebody asks for these, of millions that are over.
create index orders_submitted on orders (org_id) where status = 'submitted';
