-- What a bank has told of and not booked yet, shown to staff until it is booked or two weeks have gone. It moves no money, and nothing is
-- settled by it. Its money is in the minor unit of its currency.
create table pending_entries (
  id                  bigint generated always as identity primary key,
  statement_id        bigint not null references bank_statements,
  reference           text not null check (reference <> ''),
  part                integer not null check (part >= 0),
  expected_on         date,                                      -- as the bank expects to book it
  seen_on             date not null,                             -- the day of the file that told of it first
  amount              bigint not null check (amount > 0),
  currency            char(3) not null check (currency ~ '^[A-Z]{3}$'),
  direction           text not null check (direction in ('credit', 'debit')),
  is_reversal         boolean not null,
  return_reason       text not null,
  payer_name          text not null,
  payer_account       text not null,
  remittance          text not null,
  creditor_references text[] not null,
  end_to_end_id       text not null,
  booked_as           bigint unique references bank_entries
);
create index pending_entries_statement on pending_entries (statement_id);
