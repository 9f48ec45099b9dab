-- What was claimed and never came lets its pieces go once its line is settled: nothing was given for them, so they may be returned yet.
-- The order is locked before, so that two returns of it come one after the other.
create function pieces_returned(line return_lines) returns integer language sql immutable as $$
  select case
    when line.state in ('submitted', 'approved', 'sent', 'received', 'inspected') then line.quantity
    when line.state in ('credited', 'replaced', 'sentBack') then coalesce(line.received, line.quantity)
    else 0
  end
$$;

create or replace function count_returned() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op = 'INSERT' then 0 else pieces_returned(old) end;
  after integer := case when tg_op = 'DELETE' then 0 else pieces_returned(new) end;
begin
  if tg_op = 'UPDATE' and (old.order_id, old.order_position, before) = (new.order_id, new.order_position, after) then
    return null;
  end if;
  if before > 0 then
    update order_lines set returned = returned - before where order_id = old.order_id and position = old.order_position;
  end if;
  if after > 0 then
    update order_lines set returned = returned + after where order_id = new.order_id and position = new.order_position;
  end if;
  return null;
end $$;

drop trigger return_lines_counted on return_lines;
create trigger return_lines_counted
  after insert or delete or update of state, quantity, received, order_id, order_position on return_lines
  for each row execute function count_returned();

update order_lines o set returned = o.returned - never_came.pieces
  from (
    select order_id, order_position, sum(quantity - received) as pieces from return_lines
     where state in ('credited', 'replaced', 'sentBack') and received < quantity
     group by order_id, order_position) never_came
 where o.order_id = never_came.order_id and o.position = never_came.order_position;
