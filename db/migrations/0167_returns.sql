-- Returns (specification sections 3 to 5): a header with lines over several orders. The states of the lines decide (rules/return);
-- `status` of the header holds the answer of `returnStatus`.
create table returns (
  id              bigint generated always as identity primary key,
  customer_id     integer not null references customers (id),
  account_id      integer not null,
  org_id          integer not null references orgs (id),
  -- Given when it is submitted, so that the numbers of a site have no gaps.
  rma_number      text unique check (rma_number ~ '^R[A-Z]+[0-9]{6,}$'),
  status          text not null default 'saved'
                  check (status in ('saved', 'submitted', 'approved', 'sent', 'received', 'inspected', 'completed', 'refused', 'expired', 'cancelled')),
  type            text not null check (type in ('quality', 'lessShipping', 'wrongShipping', 'notRequired')),
  delivery_mode   text not null check (delivery_mode in ('customerCourier', 'providerCourier', 'ownReturn')),
  -- The code of a carrier, or `others` with its name beside it.
  forwarder       text not null default '' check (length(forwarder) <= 60),
  other_forwarder text not null default '' check (length(other_forwarder) <= 60),
  -- Where the goods are fetched, and where they go if they are sent back; as it was when it was chosen.
  address         jsonb,
  note            text not null default '' check (length(note) <= 500),
  revision        integer not null default 1 check (revision > 0),
  created_at      timestamptz not null,
  updated_at      timestamptz not null,
  submitted_at    timestamptz,
  -- From then on the customer changes nothing, until staff ask them.
  opened_at       timestamptz,
  opened_by       integer references accounts (id),
  question        text not null default '' check (length(question) <= 500),
  decided_at      timestamptz,
  comes_back      boolean not null default true,
  -- Where the goods go to.
  warehouse       text references warehouses (code),
  tracking_number text not null default '' check (length(tracking_number) <= 60),
  sent_at         timestamptz,
  foreign key (account_id, customer_id) references accounts (id, customer_id),
  check ((status = 'saved') = (rma_number is null)),
  check ((rma_number is null) = (submitted_at is null)),
  check ((opened_at is null) = (opened_by is null)),
  check (status = 'saved' or (address is not null and note <> '')),
  check (forwarder <> 'others' or status = 'saved' or other_forwarder <> '')
);
create index returns_customer on returns (customer_id, id desc);
create index returns_site on returns (org_id, status, submitted_at);
create index returns_number on returns using gin (rma_number gin_trgm_ops);
-- Who waits for our decision, and what nobody has sent.
create index returns_open on returns (submitted_at) where status in ('submitted', 'approved');

create table return_lines (
  return_id       bigint not null references returns (id) on delete cascade,
  position        smallint not null check (position > 0),
  order_id        bigint not null,
  order_position  smallint not null,
  quantity        integer not null check (quantity > 0),
  batch_number    text not null default '' check (length(batch_number) <= 40),
  reason          text check (reason in ('chip', 'leaking', 'poorPrint', 'printDefect', 'broken', 'noise', 'paperJam', 'other')),
  other_reason    text not null default '' check (length(other_reason) <= 500),
  -- Of a wrong delivery: what came instead.
  came_instead    text not null default '' check (length(came_instead) <= 60),
  state           text not null default 'saved'
                  check (state in ('saved', 'submitted', 'approved', 'sent', 'received', 'inspected', 'refused', 'cancelled', 'expired', 'credited', 'replaced', 'sentBack')),
  refused_because text not null default '' check (length(refused_because) <= 500),
  -- By which term it was submitted: until when, and what it costs in hundredths of a percent of its net.
  term            text check (term in ('defect', 'warranty', 'shortage', 'damage', 'notRequired')),
  term_until      date,
  fee_bp          integer not null default 0 check (fee_bp between 0 and 10000),
  -- Pieces by what was found and became of them.
  received        integer check (received between 0 and quantity),
  finding         text check (finding in ('asClaimed', 'notAsClaimed', 'missing')),
  restocked       integer not null default 0 check (restocked >= 0),
  scrapped        integer not null default 0 check (scrapped >= 0),
  to_send_back    integer not null default 0 check (to_send_back >= 0),
  replacement_id  bigint references orders (id),
  primary key (return_id, position),
  foreign key (order_id, order_position) references order_lines (order_id, position),
  check (restocked + scrapped + to_send_back <= coalesce(received, 0)),
  check ((state = 'refused') = (refused_because <> '')),
  check (reason is distinct from 'other' or state = 'saved' or other_reason <> ''),
  check (state in ('saved', 'cancelled') or term is not null),
  check ((term is null) = (term_until is null)),
  check ((state = 'replaced') = (replacement_id is not null))
);
create index return_lines_order on return_lines (order_id, order_position);
create index return_lines_replacement on return_lines (replacement_id) where replacement_id is not null;

-- What was credited of a line, by the credit notes that say it.
create table return_credits (
  return_id  bigint not null,
  position   smallint not null,
  credit_id  bigint not null references invoices (item_id),
  pieces     integer not null check (pieces > 0),
  primary key (return_id, position, credit_id),
  foreign key (return_id, position) references return_lines (return_id, position)
);
create index return_credits_credit on return_credits (credit_id);

create table return_files (
  id          integer generated always as identity primary key,
  customer_id integer not null references customers (id),
  account_id  integer not null,
  -- Null until its return is saved.
  return_id   bigint references returns (id),
  file        text not null unique check (file ~ '^[0-9a-f]{32}$'),
  name        text not null check (length(name) between 1 and 100),
  media_type  text not null check (media_type in ('application/pdf', 'image/png', 'image/jpeg')),
  bytes       integer not null check (bytes between 1 and 10485760),
  uploaded_at timestamptz not null,
  foreign key (account_id, customer_id) references accounts (id, customer_id)
);
create index return_files_return on return_files (return_id) where return_id is not null;
create index return_files_waiting on return_files (account_id) where return_id is null;

-- The operating record.
create table return_events (
  id         bigint generated always as identity primary key,
  return_id  bigint not null references returns (id) on delete cascade,
  action     text not null check (action in ('submit', 'edit', 'cancel', 'ask', 'approve', 'refuse', 'send', 'expire', 'receive', 'inspect', 'credit', 'replace', 'sendBack')),
  status     text not null,
  -- Of one line; null of all of them.
  position   smallint,
  account_id integer references accounts (id),
  at         timestamptz not null,
  reason     text not null default '' check (length(reason) <= 500)
);
create index return_events_return on return_events (return_id, id);

-- Where the account manager lets something come back after its term.
create table return_exceptions (
  order_id   bigint not null,
  position   smallint not null,
  until_on   date not null,
  reason     text not null check (length(reason) between 1 and 500),
  account_id integer not null references accounts (id),
  at         timestamptz not null,
  primary key (order_id, position),
  foreign key (order_id, position) references order_lines (order_id, position)
);

-- What is known of a batch, so that returns of it are judged at once.
create table batch_notes (
  id           integer generated always as identity primary key,
  sku_id       integer not null references skus (id) on delete cascade,
  -- In capitals, as it is looked for.
  batch_number text not null check (batch_number = upper(batch_number) and length(batch_number) between 1 and 40),
  reason       text check (reason in ('chip', 'leaking', 'poorPrint', 'printDefect', 'broken', 'noise', 'paperJam', 'other')),
  note         text not null check (length(note) between 1 and 500),
  auto_approve boolean not null default false,
  account_id   integer not null references accounts (id),
  at           timestamptz not null,
  unique nulls not distinct (sku_id, batch_number, reason)
);

-- `order_lines.returned` counts the pieces of living returns: whoever changes a line changes it, and the CHECK there refuses more than
-- was shipped. The order is locked before, so that two returns of it come one after the other.
create function count_returned() returns trigger language plpgsql as $$
declare
  living constant text[] := array['submitted', 'approved', 'sent', 'received', 'inspected', 'credited', 'replaced', 'sentBack'];
begin
  if tg_op <> 'INSERT' and old.state = any (living) then
    update order_lines set returned = returned - old.quantity where order_id = old.order_id and position = old.order_position;
  end if;
  if tg_op <> 'DELETE' and new.state = any (living) then
    update order_lines set returned = returned + new.quantity where order_id = new.order_id and position = new.order_position;
  end if;
  return null;
end $$;
create trigger return_lines_counted after insert or delete or update of state, quantity, order_id, order_position on return_lines
  for each row execute function count_returned();

-- The lines of a return are of its customer's orders.
create function check_return_owner() returns trigger language plpgsql as $$
begin
  if (select customer_id from returns where id = new.return_id) is distinct from (select customer_id from orders where id = new.order_id) then
    raise exception 'a return has lines of its own customer' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger return_lines_owned before insert or update of return_id, order_id on return_lines
  for each row execute function check_return_owner();

-- No more of a line is credited than came back by it.
create function check_return_credit() returns trigger language plpgsql as $$
begin
  perform from return_lines where return_id = new.return_id and position = new.position for no key update;
  if (select sum(pieces) from return_credits where return_id = new.return_id and position = new.position)
     > (select quantity from return_lines where return_id = new.return_id and position = new.position) then
    raise exception 'more is credited than is returned' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger return_credits_bounded after insert on return_credits for each row execute function check_return_credit();

-- What was submitted stays, and so does what was said and credited of it.
create function keep_return() returns trigger language plpgsql as $$
begin
  if old.status <> 'saved' then
    raise exception 'a submitted return is never deleted' using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger returns_kept before delete on returns for each row execute function keep_return();

create function refuse_return_change() returns trigger language plpgsql as $$
begin
  raise exception 'what is recorded of a return never changes' using errcode = 'check_violation';
end $$;
create trigger return_events_kept before update on return_events for each row execute function refuse_return_change();
create trigger return_credits_kept before update or delete on return_credits for each row execute function refuse_return_change();
