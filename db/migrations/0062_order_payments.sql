-- When an order on account was paid; null while it is not. Until invoices are kept this alone says what a customer owes.
-- What was delivered before nobody can tell; it never counted as owed, and goes on as paid. The default fills the rows
-- without writing them anew; then the few that are under way are taken back.
alter table orders add column paid_at timestamptz default now();
alter table orders alter column paid_at drop default;
update orders set paid_at = null
 where status in ('awaitingPayment', 'onHold', 'submitted', 'released', 'partlyShipped', 'shipped', 'cancelled');
alter table orders add constraint orders_paid_check check (paid_at is null or status <> 'awaitingPayment');
create index orders_unpaid on orders (customer_id) where paid_at is null and terms_net_days > 0 and status <> 'cancelled';
