-- What happened to the accounts of customers and is not announced yet: a payment that was booked, with what it settles, or taken back; or
-- that something else has changed, of which open pages alone are notified.
create table payment_news (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers on delete cascade,
  kind text not null check (kind in ('booked', 'undone', 'changed')),
  -- Cents, VAT included.
  amount bigint check (amount > 0),
  currency char(3) not null,
  paid_on date,
  -- The numbers of invoices and orders that it settles, and of invoices that it pays in part.
  settles text[] not null,
  part_of text[] not null default '{}',
  -- What is left as the customer's credit.
  unallocated bigint check (unallocated >= 0 and unallocated <= amount),
  check (num_nulls(amount, paid_on, unallocated) = case when kind = 'changed' then 3 else 0 end)
);

-- The two before allow less: what they refused, these may hold.
alter table order_update_choices drop constraint order_update_choices_kind_check;
alter table order_update_choices add constraint order_update_choices_kind_check
  check (kind in ('released', 'shipped', 'delivered', 'delayed', 'arrived', 'cancelled', 'returned', 'paid')) not valid;
alter table daily_notes drop constraint daily_notes_kind_check;
alter table daily_notes add constraint daily_notes_kind_check check (kind in ('returned', 'paid')) not valid;
