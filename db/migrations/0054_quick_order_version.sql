-- Of two windows that change one list, the second says which list it has seen, and does not silently undo the first.
alter table quick_orders
  add column version integer not null default 1,
  add check (version > 0);
