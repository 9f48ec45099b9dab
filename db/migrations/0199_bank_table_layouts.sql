-- How the tables of a bank (CSV, XLSX) are read, each known by the names of its columns in their order: as staff have described it for an
-- account. What a column is for, and what its words mean, is in rules/finance/bank-table/layout.ts.
create table bank_table_layouts (
  id              integer generated always as identity primary key,
  bank_account_id integer not null references own_bank_accounts on delete cascade,
  head            text[] not null check (cardinality(head) between 2 and 60),
  head_digest     text not null check (head_digest ~ '^[0-9a-f]{64}$'),      -- an index holds no head of sixty names
  roles           text[] not null,
  day_order       text check (day_order in ('dmy', 'mdy')),
  decimal_sign    text check (decimal_sign in ('.', ',')),
  whole_days      boolean not null,
  credit_words    text[] not null,
  debit_words     text[] not null,
  booked_words    text[] not null,
  pending_words   text[] not null,
  kept_at         timestamptz not null,
  kept_by         integer not null references accounts,
  check (cardinality(roles) = cardinality(head)),
  unique (bank_account_id, head_digest)
);
