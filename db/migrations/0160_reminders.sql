-- How many days after an item was due a site reminds of it, level by level, and for how many days a customer is left alone after a letter.
alter table orgs add column reminder_days integer[] not null default '{7,21,35}'
  check (cardinality(reminder_days) between 1 and 3 and 1 <= all (reminder_days) and 365 >= all (reminder_days)
         and coalesce(reminder_days[2] > reminder_days[1], true) and coalesce(reminder_days[3] > reminder_days[2], true));
alter table orgs add column reminder_pause_days integer not null default 7 check (reminder_pause_days between 1 and 90);

-- Letters about what a customer owes and is overdue, one for each currency, as they were sent. Cents.
create table reminders (
  id          bigint generated always as identity primary key,
  customer_id integer not null references customers,
  currency    char(3) not null check (currency ~ '^[A-Z]{3}$'),
  level       smallint not null check (level between 1 and 3),  -- the highest of its items
  amount      bigint not null check (amount > 0),
  written_on  date not null,
  at          timestamptz not null,
  account_id  integer not null references accounts,
  language    text not null,
  facts       jsonb not null                                    -- ReminderLetter of rules/finance
);
create index reminders_customer on reminders (customer_id, currency, written_on desc);

-- What a letter names. An item is reminded of once on each level; without one it is only named.
create table reminder_items (
  reminder_id  bigint not null references reminders,
  item_id      bigint not null references finance_items,
  level        smallint check (level between 1 and 3),
  open         bigint not null check (open > 0),
  days_overdue integer not null check (days_overdue > 0),
  primary key (reminder_id, item_id),
  unique (item_id, level)
);
create trigger reminders_stay before update or delete or truncate on reminders execute function refuse_finance_change();
create trigger reminder_items_stay before update or delete or truncate on reminder_items execute function refuse_finance_change();
alter table mails add column reminder_id bigint references reminders;

-- A customer who is not reminded: until a day, inclusive, or until somebody ends it.
create table reminder_stops (
  id            bigint generated always as identity primary key,
  customer_id   integer not null references customers,
  until_on      date,
  reason        text not null check (length(reason) between 1 and 300),
  at            timestamptz not null,
  account_id    integer not null references accounts,
  ended_at      timestamptz,
  ended_by      integer references accounts,
  ended_because text not null default '' check (length(ended_because) <= 300),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (ended_because = ''))
);
create unique index reminder_stops_live on reminder_stops (customer_id) where ended_at is null;

-- An item that the customer disputes: it is not reminded of, and is not overdue.
create table item_disputes (
  id            bigint generated always as identity primary key,
  item_id       bigint not null references finance_items,
  reason        text not null check (length(reason) between 1 and 300),
  at            timestamptz not null,
  account_id    integer not null references accounts,
  ended_at      timestamptz,
  ended_by      integer references accounts,
  ended_because text not null default '' check (length(ended_because) <= 300),
  check ((ended_at is null) = (ended_by is null)),
  check ((ended_at is null) = (ended_because = ''))
);
create unique index item_disputes_live on item_disputes (item_id) where ended_at is null;
