-- Whoever ships sells: the company with a VAT number of the country of a warehouse writes its invoices.
-- What the law of its country wants on the letters of a company, such as its share capital.
alter table offices add column legal_note text not null default '' check (length(legal_note) <= 300);

-- What is posted to a customer's ledger: invoices and refunds are owed by them, credit notes and payments are theirs. A small difference
-- that nobody collects stands on either side. An opening item is what an order owed whose goods left before this. Cents.
create table finance_items (
  id          bigint generated always as identity primary key,
  customer_id integer not null references customers,
  kind        text not null check (kind in ('invoice', 'credit', 'payment', 'refund', 'difference', 'opening')),
  side        text not null check (side in ('debit', 'credit')),
  number      text not null unique check (number <> ''),
  currency    char(3) not null check (currency ~ '^[A-Z]{3}$'),
  amount      bigint not null check (amount >= 0),
  cleared     bigint not null default 0,                    -- of it, by clearings; kept by their trigger
  open        bigint not null generated always as (amount - cleared) virtual,
  issued_on   date not null,
  due_on      date,
  order_id    bigint references orders,                     -- what it is for; of a payment: the order that it pays in advance
  created_at  timestamptz not null,
  check (cleared between 0 and amount),
  check ((kind in ('invoice', 'opening')) = (due_on is not null)),
  check (case when kind in ('invoice', 'opening', 'refund') then side = 'debit' when kind <> 'difference' then side = 'credit' else true end),
  unique (id, kind)
);
-- Sums of all that a customer was ever invoiced are read from it alone.
create index finance_items_customer on finance_items (customer_id, issued_on desc, id desc) include (side, currency, amount, cleared);
create index finance_items_open on finance_items (customer_id, due_on) where cleared < amount;
create index finance_items_number on finance_items using gin (number gin_trgm_ops);
create index finance_items_order on finance_items (order_id) where order_id is not null;

-- So much of a debit is settled by so much of a credit; to take it back is a clearing below zero. Never changed.
create table clearings (
  id         bigint generated always as identity primary key,
  debit_id   bigint not null references finance_items,
  credit_id  bigint not null references finance_items,
  amount     bigint not null check (amount <> 0),
  at         timestamptz not null,
  account_id integer references accounts                    -- null where the shop did it by itself
);
create index clearings_debit on clearings (debit_id);
create index clearings_credit on clearings (credit_id);

create function post_clearing() returns trigger language plpgsql as $$
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
  update finance_items set cleared = cleared + new.amount where id in (new.debit_id, new.credit_id);
  return new;
end $$;
create trigger clearing_posts before insert on clearings for each row execute function post_clearing();

create function refuse_finance_change() returns trigger language plpgsql as $$
begin
  raise exception '% never changes: post another one', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger clearings_stay before update or delete or truncate on clearings execute function refuse_finance_change();
create trigger finance_items_stay before delete or truncate on finance_items execute function refuse_finance_change();
-- How much of an item is cleared moves by clearings alone.
create trigger finance_items_keep before update on finance_items
  for each row when (pg_trigger_depth() = 0) execute function refuse_finance_change();

-- The papers behind invoices and credit notes, with all that they say.
create table invoices (
  item_id       bigint primary key references finance_items,
  kind          text not null check (kind in ('invoice', 'credit')),
  issuer_org_id integer not null references orgs,
  year          smallint not null,
  serial        integer not null check (serial > 0),
  order_id      bigint not null references orders,
  shipment_id   bigint references shipments,                -- what left; a credit note may be for one that failed
  corrects_id   bigint references invoices,                 -- the invoice that a credit note corrects
  for_failure   boolean not null default false,             -- a credit note for what failed to arrive and is owed again
  reason        text not null default '' check (length(reason) <= 300),
  net           bigint not null check (net >= 0),
  vat           bigint not null check (vat >= 0),
  facts         jsonb not null,                             -- Invoice of rules/invoice
  foreign key (item_id, kind) references finance_items (id, kind),
  unique (issuer_org_id, kind, year, serial),
  check ((kind = 'credit') = (corrects_id is not null)),
  check ((kind = 'credit') or shipment_id is not null),
  check (kind = 'credit' or not for_failure),
  check ((kind = 'credit') = (reason <> ''))
);
create unique index invoices_shipment on invoices (shipment_id) where kind = 'invoice';
create index invoices_order on invoices (order_id);
create index invoices_corrects on invoices (corrects_id) where corrects_id is not null;

create table invoice_lines (
  invoice_id     bigint not null references invoices,
  position       smallint not null check (position > 0),
  kind           text not null check (kind in ('goods', 'shipping', 'handling')),
  order_id       bigint not null,
  order_position smallint,                                  -- of goods
  corrects       smallint,                                  -- the line of the invoice that a credit note corrects
  pieces         integer not null check (pieces >= 0),
  discount       bigint not null check (discount >= 0),
  net            bigint not null check (net >= 0),
  primary key (invoice_id, position),
  foreign key (order_id, order_position) references order_lines (order_id, position),
  check ((kind = 'goods') = (order_position is not null))
);
create index invoice_lines_order on invoice_lines (order_id, order_position);

-- No more is credited than was invoiced: of a line, of its pieces, of the whole.
create function check_credit() returns trigger language plpgsql as $$
declare
  corrected bigint;
  wrong boolean;
begin
  select corrects_id into corrected from invoices where item_id = new.invoice_id;
  if corrected is null then
    if new.corrects is not null then raise exception 'an invoice corrects nothing' using errcode = 'check_violation'; end if;
    return new;
  end if;
  perform from finance_items where id = corrected for no key update;
  select new.net + coalesce(sum(l.net), 0) > original.net or new.pieces + coalesce(sum(l.pieces), 0) > original.pieces into wrong
    from invoice_lines original
    left join (invoice_lines l join invoices c on c.item_id = l.invoice_id and c.corrects_id = corrected) on l.corrects = original.position
   where original.invoice_id = corrected and original.position = new.corrects
   group by original.net, original.pieces;
  if wrong is distinct from false then
    raise exception 'more is credited than was invoiced' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_line_credits before insert on invoice_lines for each row execute function check_credit();

create function check_credit_total() returns trigger language plpgsql as $$
begin
  perform from finance_items where id = new.corrects_id for no key update;
  if (select sum(net) > (select net from invoices where item_id = new.corrects_id)
          or sum(vat) > (select vat from invoices where item_id = new.corrects_id)
        from invoices where corrects_id = new.corrects_id) then
    raise exception 'more is credited than was invoiced' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger invoice_credits after insert on invoices for each row when (new.corrects_id is not null) execute function check_credit_total();

-- The formats as they were issued: what is sent once is the same for ever, whatever becomes of what wrote it.
create table invoice_files (
  invoice_id bigint not null references invoices,
  format     text not null check (format in ('cii', 'ubl', 'fatturaPa')),
  content    text not null,
  sha256     text not null check (sha256 ~ '^[0-9a-f]{64}$'),   -- of its bytes in UTF-8
  primary key (invoice_id, format)
);

create trigger invoices_stay before update or delete or truncate on invoices execute function refuse_finance_change();
create trigger invoice_lines_stay before update or delete or truncate on invoice_lines execute function refuse_finance_change();
create trigger invoice_files_stay before update or delete or truncate on invoice_files execute function refuse_finance_change();

-- Numbers without gaps, by company, kind and year.
create table invoice_counters (
  issuer_org_id integer not null references orgs,
  kind          text not null check (kind in ('invoice', 'credit', 'payment', 'refund', 'difference')),
  year          smallint not null,
  last          integer not null check (last > 0),
  primary key (issuer_org_id, kind, year)
);

-- What is still to be invoiced of open orders: their open pieces with their share of the discounts, and shipping and handling as long as
-- nothing has left. Cents, VAT included.
create view orders_to_invoice as
select o.id as order_id, o.customer_id, o.terms_net_days, o.paid_at, o.status,
       (v.net + round(v.net * o.vat_rate_bp / 10000.0))::bigint as amount
  from orders o
 cross join lateral (
    select case when sum(l.shipped) = 0 then o.shipping_cost + o.handling_fee - (o.discount - sum(l.discount)) else 0 end
           + sum((l.allocated + l.waiting) * coalesce(l.discount_price, l.unit_price)::bigint
                 - round(l.discount * (l.quantity - l.cancelled)::numeric / l.quantity) + round(l.discount * l.shipped::numeric / l.quantity)) as net
      from order_lines l
     where l.order_id = o.id
    having sum(l.allocated + l.waiting) > 0
 ) v
 where o.status in ('awaitingPayment', 'onHold', 'submitted', 'released', 'partlyShipped');

-- What left on account before this and was not paid is owed still, by the old rule of when it was due.
insert into finance_items (customer_id, kind, side, number, currency, amount, issued_on, due_on, order_id, created_at)
select customer_id, 'opening', 'debit', order_number, currency, amount, left_on, left_on + terms_net_days, id, now()
  from (
    select o.id, o.customer_id, o.order_number, o.currency, o.terms_net_days, o.remaining_total - coalesce(t.amount, 0) as amount,
           (coalesce((select max(s.shipped_at) from shipments s where s.order_id = o.id and s.status in ('left', 'delivered')),
                     (select max(e.at) from order_events e where e.order_id = o.id and e.status in ('partlyShipped', 'shipped')
                         and e.action not in ('arrived', 'delayed')), o.placed_at) at time zone g.time_zone)::date as left_on
      from orders o
      join orgs g on g.id = o.org_id
      left join orders_to_invoice t on t.order_id = o.id
     where o.paid_at is null and o.terms_net_days > 0 and o.status in ('partlyShipped', 'shipped', 'allDelivered')
  ) unpaid
 where amount > 0;

-- What was paid in advance and has not left yet settles the invoices to come.
insert into finance_items (customer_id, kind, side, number, currency, amount, issued_on, order_id, created_at)
select o.customer_id, 'payment', 'credit', 'P-' || o.order_number, o.currency, t.amount, (o.paid_at at time zone g.time_zone)::date, o.id, now()
  from orders_to_invoice t
  join orders o on o.id = t.order_id
  join orgs g on g.id = o.org_id
 where o.paid_at is not null and t.amount > 0;

-- The credit limit counts open orders; those that have ended are in the ledger.
drop index orders_unpaid;
create index orders_open_on_account on orders (customer_id)
  where terms_net_days > 0 and paid_at is null and status in ('onHold', 'submitted', 'released', 'partlyShipped');
