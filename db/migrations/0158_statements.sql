-- Statements of account read a customer's ledger by when each item was entered. What an order from before the ledger owes counts from its
-- own day, which noon in UTC is in every site's zone.
create index finance_items_posted on finance_items
  (customer_id, (case kind when 'opening' then (issued_on + time '12:00') at time zone 'UTC' else created_at end))
  include (kind, issued_on, created_at, side, currency, amount);

-- What was open at the end of a day is what is open now and what was cleared since.
create index clearings_at on clearings (at);

-- A clearing is no older than what it clears, though its transaction may have begun before theirs and around midnight: else a statement
-- of that day would show it without one of the two.
create or replace function post_clearing() returns trigger language plpgsql as $$
declare
  debit  finance_items;
  credit finance_items;
begin
  -- In one order, whoever clears: two clearings of the same items wait for each other instead of locking each other out.
  perform from finance_items where id in (new.debit_id, new.credit_id) order by id for no key update;
  select * into strict debit from finance_items where id = new.debit_id;
  select * into strict credit from finance_items where id = new.credit_id;
  if debit.side <> 'debit' or credit.side <> 'credit' then
    raise exception 'a clearing settles a debit by a credit' using errcode = 'check_violation';
  end if;
  if debit.customer_id <> credit.customer_id or debit.currency <> credit.currency then
    raise exception 'a clearing has one customer and one currency' using errcode = 'check_violation';
  end if;
  if new.amount + coalesce((select sum(amount) from clearings where debit_id = new.debit_id and credit_id = new.credit_id), 0) < 0 then
    raise exception 'more was taken back than cleared' using errcode = 'check_violation';
  end if;
  new.at := greatest(new.at, debit.created_at, credit.created_at);
  update finance_items set cleared = cleared + new.amount where id in (new.debit_id, new.credit_id);
  return new;
end $$;
