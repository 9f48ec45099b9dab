-- Since when a return waits for us: for a decision that no question holds up since it was submitted, for a collection by our courier
-- since it was approved, for an inspection or a credit since its last step. Lists begin with what waits longest, so it stands in the row, where an index orders it.
alter table returns add column waits_since timestamptz;

create function return_waits_since() returns trigger language plpgsql as $$
begin
  new.waits_since := case
    when new.status = 'submitted' and new.question = '' then new.submitted_at
    when new.status = 'approved' and new.delivery_mode = 'providerCourier' then coalesce(new.decided_at, new.updated_at)
    when new.status not in ('submitted', 'approved', 'sent', 'received', 'inspected') then null
    when exists (select from return_lines l where l.return_id = new.id and l.state in ('received', 'inspected'))
      then case when new.status = 'submitted' then new.submitted_at else new.updated_at end
  end;
  return new;
end $$;

-- The lines of a return are written before its row.
create trigger return_waits_since before insert or update of status, question, delivery_mode, submitted_at, decided_at, updated_at on returns
  for each row execute function return_waits_since();

update returns set question = question;

create index returns_desk on returns (waits_since, id desc) include (org_id, status, type) where status <> 'saved';
create index returns_status on returns (status, waits_since, id desc) include (org_id, type) where status <> 'saved';
drop index returns_number;
-- What waits is counted by the first of them.
drop index returns_site;
create index returns_sought on returns using gin (upper(coalesce(rma_number, '') || ' ' || tracking_number) gin_trgm_ops);

create index returns_tracking on returns (upper(tracking_number)) where tracking_number <> '';

-- By what a line is found: the number of its order, and all numbers of its product as they were then, with their signs and without.
alter table return_lines add column words text not null default '';

create function return_line_words(order_id bigint, order_position integer) returns text language sql stable as $$
  select upper(concat_ws(' ', o.order_number, p.number, p.oem_code, p.cust_number, (
           select string_agg(n.normalised, ' ' order by n.normalised) from part_numbers n where n.sku_id = p.sku_id)))
    from order_lines p join orders o on o.id = p.order_id
   where p.order_id = $1 and p.position = $2
$$;

create function set_return_line_words() returns trigger language plpgsql as $$
begin
  new.words := return_line_words(new.order_id, new.order_position);
  return new;
end $$;

create trigger return_line_words before insert on return_lines for each row execute function set_return_line_words();

update return_lines l set words = return_line_words(l.order_id, l.order_position);

create index return_lines_sought on return_lines using gin (words gin_trgm_ops);
