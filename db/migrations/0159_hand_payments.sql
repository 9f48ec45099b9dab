-- Payments that staff booked without a file of the bank, so that all of one can be taken back. Cents.
create table hand_payments (
  id             bigint generated always as identity primary key,
  customer_id    integer not null references customers,
  currency       char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount         bigint not null check (amount > 0),
  paid_on        date not null,
  note           text not null check (length(note) <= 300),
  at             timestamptz not null,
  account_id     integer not null references accounts,
  undone_at      timestamptz,
  undone_by      integer references accounts,
  undone_because text not null default '' check (length(undone_because) <= 300),
  check ((undone_at is null) = (undone_by is null)),
  check ((undone_at is null) = (undone_because = ''))
);
create index hand_payments_customer on hand_payments (customer_id, paid_on desc, id desc);

-- What was posted and cleared by one of them.
alter table payment_postings add column hand_id bigint references hand_payments;
alter table payment_postings add constraint payment_postings_source check (entry_id is null or hand_id is null) not valid;
create index payment_postings_hand on payment_postings (hand_id) where hand_id is not null;
alter table clearings add column hand_id bigint references hand_payments;
create index clearings_hand on clearings (hand_id) where hand_id is not null;

-- A payment is what its postings add up to, to the cent; one that was taken back has none.
create function check_hand_payment() returns trigger language plpgsql as $$
declare
  payment hand_payments;
  paid    bigint;
begin
  select * into payment from hand_payments
   where id = case when tg_table_name = 'hand_payments' then (to_jsonb(new)->>'id')::bigint else (to_jsonb(new)->>'hand_id')::bigint end;
  if payment.id is null then return null; end if;
  select coalesce(sum(f.amount), 0) into paid
    from payment_postings p
    join finance_items f on f.id = p.item_id
   where p.hand_id = payment.id and p.kind = 'payment' and p.taken_back_by is null;
  if paid <> payment.amount * (payment.undone_at is null)::integer then
    raise exception 'of payment % by hand % cents of % are posted', payment.id, paid, payment.amount using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger hand_payment_has_postings after insert or update on hand_payments deferrable initially deferred
  for each row execute function check_hand_payment();
create constraint trigger postings_have_hand_payment after insert or update on payment_postings deferrable initially deferred
  for each row execute function check_hand_payment();

-- It may be taken back, once; nothing else of it changes.
create function keep_hand_payment() returns trigger language plpgsql as $$
begin
  if old.undone_at is not null
     or to_jsonb(old) - array['undone_at', 'undone_by', 'undone_because']
        is distinct from to_jsonb(new) - array['undone_at', 'undone_by', 'undone_because'] then
    raise exception 'a payment never changes' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger hand_payments_keep before update on hand_payments for each row execute function keep_hand_payment();
create trigger hand_payments_stay before delete or truncate on hand_payments execute function refuse_finance_change();
