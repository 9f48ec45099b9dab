-- What the bank says of our accounts: the statements whose files staff have read. A bank may count its statements anew each year, so
-- that a statement is known by its period, too.
create table bank_statements (
  id          bigint generated always as identity primary key,
  org_id      integer not null references orgs,                -- for whose account it was read
  account     text not null check (account ~ '^[A-Z0-9]{4,34}$'),
  currency    char(3) not null check (currency ~ '^[A-Z]{3}$'),
  reference   text not null check (length(reference) <= 200),  -- as the bank names it
  from_on     date,
  until_on    date,
  imported_at timestamptz not null,
  imported_by integer not null references accounts,
  unique nulls not distinct (account, currency, reference, from_on, until_on)
);

-- Each booked payment of them. What came in is open until staff say what it pays, or that it pays nothing here. Cents.
create table bank_entries (
  id                  bigint generated always as identity primary key,
  statement_id        bigint not null references bank_statements,
  reference           text not null check (reference <> ''),
  part                integer not null check (part >= 0),
  booked_on           date not null,
  amount              bigint not null check (amount > 0),
  currency            char(3) not null check (currency ~ '^[A-Z]{3}$'),
  direction           text not null check (direction in ('credit', 'debit')),
  is_reversal         boolean not null,
  return_reason       text not null,
  payer_name          text not null,                           -- of the other side, whoever paid
  payer_account       text not null,
  remittance          text not null,
  creditor_references text[] not null,
  end_to_end_id       text not null,
  bank_note           text not null,
  status              text not null default 'open' check (status in ('open', 'settled', 'ignored')),
  note                text not null default '' check (length(note) <= 300),
  decided_at          timestamptz,
  decided_by          integer references accounts,
  unique (statement_id, reference, part),
  check ((decided_at is null) = (decided_by is null)),
  check (status = 'open' or decided_at is not null),
  check (status <> 'ignored' or note <> ''),
  check (status <> 'settled' or (direction = 'credit' and not is_reversal and return_reason = ''))
);
create index bank_entries_status on bank_entries (status, booked_on desc, id desc);

-- What staff posted: by an entry of the bank, or by hand. What was taken back names the item that did so.
create table payment_postings (
  item_id       bigint primary key,
  kind          text not null check (kind in ('payment', 'refund', 'difference')),
  entry_id      bigint references bank_entries,
  note          text not null default '' check (length(note) <= 300),
  taken_back_by bigint unique references finance_items,
  account_id    integer not null references accounts,
  foreign key (item_id, kind) references finance_items (id, kind)
);
create index payment_postings_entry on payment_postings (entry_id) where entry_id is not null;

-- By which entry something was cleared, so that all of it can be taken back.
alter table clearings add column entry_id bigint references bank_entries;
create index clearings_entry on clearings (entry_id) where entry_id is not null;

-- From which accounts customers have paid before, as staff confirmed it.
create table customer_bank_accounts (
  account     text not null check (account ~ '^[A-Z0-9]{4,34}$'),
  customer_id integer not null references customers,
  learned_at  timestamptz not null,
  primary key (account, customer_id)
);

-- A settled entry is what its payments add up to, to the cent; every other one has none.
create function check_entry_payments() returns trigger language plpgsql as $$
declare
  entry bank_entries;
  paid  bigint;
begin
  select * into entry from bank_entries
   where id = case when tg_table_name = 'bank_entries' then (to_jsonb(new)->>'id')::bigint else (to_jsonb(new)->>'entry_id')::bigint end;
  if entry.id is null then return null; end if;
  select coalesce(sum(f.amount), 0) into paid
    from payment_postings p
    join finance_items f on f.id = p.item_id
   where p.entry_id = entry.id and p.kind = 'payment' and p.taken_back_by is null;
  if paid <> entry.amount * (entry.status = 'settled')::integer then
    raise exception 'entry % is %, and % cents of % are posted', entry.id, entry.status, paid, entry.amount
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger entry_has_payments after insert or update on bank_entries deferrable initially deferred
  for each row execute function check_entry_payments();
create constraint trigger payments_have_entry after insert or update on payment_postings deferrable initially deferred
  for each row execute function check_entry_payments();

-- What the bank said stays as it was said; what is decided about it may change.
create function keep_bank_entry() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - array['status', 'note', 'decided_at', 'decided_by']
     is distinct from to_jsonb(new) - array['status', 'note', 'decided_at', 'decided_by'] then
    raise exception 'an entry of the bank never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger bank_entries_keep before update on bank_entries for each row execute function keep_bank_entry();
create trigger bank_entries_stay before delete or truncate on bank_entries execute function refuse_finance_change();
create trigger bank_statements_stay before update or delete or truncate on bank_statements execute function refuse_finance_change();
create trigger payment_postings_stay before delete or truncate on payment_postings execute function refuse_finance_change();

-- A posting may be taken back, once; nothing else of it changes.
create function keep_payment_posting() returns trigger language plpgsql as $$
begin
  if old.taken_back_by is not null or to_jsonb(old) - 'taken_back_by' is distinct from to_jsonb(new) - 'taken_back_by' then
    raise exception 'a posting never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger payment_postings_keep before update on payment_postings for each row execute function keep_payment_posting();
