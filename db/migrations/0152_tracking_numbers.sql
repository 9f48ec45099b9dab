-- A tracking number is letters and digits, with spaces, dots, slashes and dashes between: nothing that a page or a spreadsheet would take
-- for more. What was typed otherwise keeps its letters and digits.
alter table parcels
  add constraint parcels_tracking_form check (tracking_number ~ '^([A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9./_-])?)?$') not valid;
update parcels
   set tracking_number = btrim(regexp_replace(regexp_replace(tracking_number, '[^A-Za-z0-9 ./_-]+', ' ', 'g'), '^[^A-Za-z0-9]+', ''))
 where tracking_number !~ '^([A-Za-z0-9]([A-Za-z0-9 ./_-]*[A-Za-z0-9./_-])?)?$';
alter table parcels validate constraint parcels_tracking_form;

-- A tracking number belongs to one shipment of its carrier; several parcels of it may share one. Carriers give a number out again after
-- some time. Of two that take the same one, the second waits here for the first, and is refused. A customer's forwarder may be any, so
-- equal numbers say nothing.
create function keep_tracking_number() returns trigger language plpgsql as $$
declare
  own record;
begin
  select carrier, created_at into own from shipments where id = new.shipment_id;
  if new.tracking_number = '' or own.carrier = 'OWN' then return new; end if;
  perform pg_advisory_xact_lock(hashtextextended('tracking ' || own.carrier || ' ' || upper(new.tracking_number), 0));
  if exists (
    select from parcels p join shipments s on s.id = p.shipment_id
     where upper(p.tracking_number) = upper(new.tracking_number) and p.tracking_number <> ''
       and s.id <> new.shipment_id and s.carrier = own.carrier and s.status <> 'cancelled'
       and s.created_at between own.created_at - interval '1 year' and own.created_at + interval '1 year'
  ) then
    raise unique_violation using constraint = 'parcels_tracking_taken', message = 'this tracking number is another shipment''s';
  end if;
  return new;
end $$;
create trigger parcels_keep_tracking_number before insert or update of tracking_number on parcels
  for each row execute function keep_tracking_number();
