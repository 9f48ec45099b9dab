-- Why an order was held when it was placed; null where it was not, or from before this was kept.
alter table orders
  add column held_because text,
  add constraint orders_held_because_check check (held_because in ('payment.held_overdue', 'payment.held_limit'));
