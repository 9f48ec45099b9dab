-- The audit trail takes turns by a lock of its own: it shared one with the counting of facets, which may take seconds.
-- Whoever is writing an event by the old lock ends first.
lock table audit_events in share row exclusive mode;

create or replace function chain_audit_event() returns trigger language plpgsql as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(7265404);
  select position, hash into last from audit_events order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.previous := coalesce(last.hash, decode(repeat('00', 32), 'hex'));
  new.hash := audit_hash(new);
  return new;
end $$;
