-- Where returned goods are sent to; empty where the address of the company behind the site stands for it.
alter table warehouses
  add column address1 text not null default '' check (length(address1) <= 100),
  add column city     text not null default '' check (length(city) <= 60),
  add column state    text not null default '' check (length(state) <= 60),
  add column postcode text not null default '' check (length(postcode) <= 20),
  add constraint warehouses_address check ((address1 = '') = (city = ''));

-- The return whose papers go with a mail.
alter table mails add column return_id bigint references returns;

alter table order_update_choices drop constraint order_update_choices_kind_check,
  add constraint order_update_choices_kind_check
    check (kind in ('released', 'shipped', 'delivered', 'delayed', 'arrived', 'cancelled', 'returned'));

-- Of what happened to returns nobody was told yet: one row for all lines of a return to which the same was done at once.
create table return_news (
  id        bigint generated always as identity primary key,
  return_id bigint not null references returns (id) on delete cascade,
  action    text not null,
  at        timestamptz not null,
  unique (return_id, action, at)
);

-- What stands in the next daily mail of somebody beside the updates of their orders.
create table daily_notes (
  id         bigint generated always as identity primary key,
  account_id integer not null references accounts on delete cascade,
  kind       text not null check (kind = 'returned'),
  subject    text not null,
  parts      jsonb not null,
  due_at     timestamptz not null
);
create index daily_notes_due on daily_notes (due_at);
create index daily_notes_account on daily_notes (account_id);

-- When the site was reminded that a return waits for its decision.
alter table returns add column reminded_at timestamptz;
