-- Who wrote a credit note: a colleague. Those for what failed to arrive come by themselves, and of earlier ones nobody knows.
alter table invoices add column written_by integer references accounts;
alter table invoices add constraint invoices_written_by
  check (written_by is null or (kind = 'credit' and not for_failure)) not valid;

-- Staff list the credit notes of all customers, newest first, with their sums.
create index finance_items_credits on finance_items (issued_on desc, id desc)
  include (customer_id, currency, amount, cleared) where kind = 'credit';
