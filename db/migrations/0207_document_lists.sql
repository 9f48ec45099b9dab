-- Staff list invoices and credit notes of all customers, newest first, with their sums.
create index finance_items_documents on finance_items (issued_on desc, id desc)
  include (kind, customer_id, currency, amount, cleared) where kind in ('invoice', 'credit');

-- Those that are open, the one that is due first: few of many, and what is overdue comes first.
create index finance_items_open_documents on finance_items (due_on, id)
  include (kind, side, customer_id, currency, amount, cleared, issued_on) where kind in ('invoice', 'credit') and cleared < amount;
