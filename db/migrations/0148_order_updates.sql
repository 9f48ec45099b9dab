-- What people are told of their orders: each event is told once. What happened before this was not to be told.
alter table order_events
  add column details jsonb,  -- lines: [{position, pieces}] that arrived; with before and now, the days of what moved
  add column told_at timestamptz default now();
alter table order_events
  alter column told_at drop default,
  add constraint order_events_details_check check ((action in ('arrived', 'delayed')) = (details is not null));
create index order_events_untold on order_events (id) where told_at is null;

-- When somebody wants an update of an order by mail; what is not here is as rules/order/order-update.ts says.
create table order_update_choices (
  account_id integer not null references accounts on delete cascade,
  kind       text not null check (kind in ('released', 'shipped', 'delivered', 'delayed', 'arrived', 'cancelled')),
  frequency  text not null check (frequency in ('atOnce', 'daily', 'never')),
  primary key (account_id, kind)
);

-- What stands in the next daily mail of somebody.
create table daily_updates (
  account_id integer not null references accounts on delete cascade,
  event_id   bigint not null references order_events,
  due_at     timestamptz not null,
  primary key (account_id, event_id)
);
create index daily_updates_due on daily_updates (due_at);

-- Where the reader of a mail stops mails of its kind: a path of the shop.
alter table mails add column unsubscribe_path text check (starts_with(unsubscribe_path, '/'));

-- A message about an order leads to it. What was sent until then its reader has seen.
alter table messages add column order_id bigint references orders;
alter table accounts add column messages_read_until timestamptz not null default now();
