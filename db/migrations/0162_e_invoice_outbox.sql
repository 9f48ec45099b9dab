-- Invoices and credit notes that their law wants sent through an exchange system, as Italy's does, each with where it stands.
create table e_invoice_outbox (
  invoice_id      bigint primary key references invoices,
  status          text not null default 'waiting' check (status in ('waiting', 'failed', 'written', 'sent', 'refused')),
  fault           text not null default '' check (length(fault) <= 500),             -- why it could not be written, or was refused
  exchange_number text not null default '' check (length(exchange_number) <= 60),    -- under which the exchange system has it
  changed_at      timestamptz not null,
  check ((status in ('failed', 'refused')) = (fault <> '')),
  check (status not in ('waiting', 'failed', 'written') or exchange_number = ''),
  check (status <> 'sent' or exchange_number <> '')
);
create index e_invoice_outbox_status on e_invoice_outbox (status, invoice_id desc);

-- Files as they were written: one that was refused is written anew, under the next name of its sender.
create table e_invoice_files (
  invoice_id bigint not null references e_invoice_outbox,
  sender     text not null check (sender ~ '^[A-Z]{2}[A-Z0-9]{2,28}$'),   -- country and tax number
  serial     integer not null check (serial > 0),
  name       text not null unique check (name ~ '^[A-Z0-9]+_[A-Z0-9]{5}\.xml$'),
  content    text not null,
  written_at timestamptz not null,
  primary key (sender, serial)
);
create index e_invoice_files_invoice on e_invoice_files (invoice_id, serial desc);
create trigger e_invoice_files_stay before update or delete or truncate on e_invoice_files execute function refuse_finance_change();

-- Names without gaps, by sender.
create table e_invoice_counters (
  sender text primary key,
  last   integer not null check (last > 0)
);

-- What an Italian company has issued before this waits to be written.
insert into e_invoice_outbox (invoice_id, changed_at)
select item_id, now() from invoices where facts -> 'seller' ->> 'country' = 'IT';
