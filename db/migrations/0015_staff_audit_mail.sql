-- Whom staff look after, who did what, and letters that are rendered when they are sent.

create table staff_sites (
  account_id integer not null references accounts on delete cascade,
  org_id     integer not null references orgs,
  primary key (account_id, org_id)
);
create index staff_sites_org on staff_sites (org_id);

-- Who did what, when, from where, and what it was before and after. Each event holds the hash of the one before it, so
-- that a change or a gap in the middle shows.
create table audit_events (
  position    bigint primary key check (position > 0),
  at          timestamptz not null,
  action      text not null check (action ~ '^[a-z]+(_[a-z]+)*\.[a-z]+(_[a-z]+)*$'),
  org_id      integer not null references orgs,
  customer_id integer references customers,  -- whose data it is about; null for what concerns no customer
  account_id  integer references accounts,   -- who did it; null for somebody who is not signed in
  address     text,                          -- from where in the network
  subject     text not null,                 -- what was changed, such as 'account 17'
  before      jsonb,
  after       jsonb,
  previous    bytea not null check (octet_length(previous) = 32),
  hash        bytea not null unique check (octet_length(hash) = 32)
);
create index audit_events_customer on audit_events (customer_id, position desc);
create index audit_events_account on audit_events (account_id, position desc);
create index audit_events_org on audit_events (org_id, position desc);
create index audit_events_subject on audit_events (subject, position desc);

-- The hash of everything that an event says. UTC, so that it does not depend on the zone of who looks.
create function audit_hash(e audit_events) returns bytea language sql stable
set timezone = 'UTC'
return sha256(convert_to(jsonb_build_array(
  e.position, e.at, e.action, e.org_id, e.customer_id, e.account_id, e.address, e.subject, e.before, e.after,
  encode(e.previous, 'hex'))::text, 'UTF8'));

-- One after the other until the transaction ends: without the lock two events would follow the same one.
create function chain_audit_event() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7265403);
  select position, hash into last from audit_events order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  new.hash := audit_hash(new);
  return new;
end $$;
create trigger chain_audit_event before insert on audit_events for each row execute function chain_audit_event();

create function keep_audit_event() returns trigger language plpgsql as $$
begin
  raise exception 'The audit trail is only ever added to';
end $$;
create trigger keep_audit_event before update or delete or truncate on audit_events
  for each statement execute function keep_audit_event();

-- A letter is stored by its parts and rendered as text and HTML when it is sent.
alter table mails
  add column parts jsonb,
  add column attempts integer not null default 0 check (attempts >= 0),
  add column last_error text;
update mails set parts = jsonb_build_array(body_text);
alter table mails
  alter column parts set not null,
  add constraint mails_parts_check check (jsonb_typeof(parts) = 'array'),
  drop column body_text;
create index mails_org on mails (org_id, id desc);
