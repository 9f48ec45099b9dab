-- What a statement says of itself, so that it is known which of its entries another one names, too. Those read before have their days alone.
-- Times are those at the bank; `ends_at` is the first moment after it; sums are in the minor unit of its currency.
alter table bank_statements
  add column delivery   integer not null default 0 check (delivery >= 0),   -- which of several that are named alike
  add column digest     text not null default '',                          -- of all that it says
  add column kind       text not null default 'statement' check (kind in ('statement', 'report', 'notification')),
  add column sequence   text check (length(sequence) <= 40),                -- as the bank counts it
  add column written_at timestamp,
  add column starts_at  timestamp,
  add column ends_at    timestamp,
  add column opening    bigint,
  add column closing    bigint,
  add column moved      bigint,                                            -- what all of its entries add up to
  add column page       integer check (page > 0);                           -- of a statement in several

-- The version before knows a statement by its name alone, and meets the first of those that have it.
alter table bank_statements
  drop constraint bank_statements_account_currency_reference_from_on_until_on_key,
  add constraint bank_statements_name_key unique nulls not distinct (account, currency, reference, from_on, until_on, delivery);
create unique index bank_statements_digest on bank_statements (account, currency, digest) where digest <> '';

-- An entry that may be one that was there: staff say whether it was paid twice.
alter table bank_entries add column equal_to bigint references bank_entries check (equal_to < id);
create index bank_entries_booked on bank_entries (booked_on);

-- Other statements that name an entry, of entries for which the bank has no name of its own.
create table entry_repeats (
  entry_id     bigint not null references bank_entries,
  statement_id bigint not null references bank_statements,
  primary key (entry_id, statement_id)
);
create trigger entry_repeats_stay before update or delete or truncate on entry_repeats execute function refuse_finance_change();
