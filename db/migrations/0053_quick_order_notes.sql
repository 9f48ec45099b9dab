-- What a buyer noted in his basket goes with its line into the list that waits, and from there into the order.
alter table quick_order_lines
  add column note text not null default '',
  add check (length(note) <= 200);
