-- When the customer last answered a question about a submitted return: the time in which we decide begins anew by that.
alter table returns
  add column answered_at timestamptz,
  add check (answered_at is null or (submitted_at is not null and answered_at >= submitted_at));

create or replace function return_waits_since() returns trigger language plpgsql as $$
declare
  decision_since timestamptz := coalesce(new.answered_at, new.submitted_at);
begin
  new.waits_since := case
    when new.status = 'submitted' and new.question = '' then decision_since
    when new.status = 'approved' and new.delivery_mode = 'providerCourier' then coalesce(new.decided_at, new.updated_at)
    when new.status not in ('submitted', 'approved', 'sent', 'received', 'inspected') then null
    when exists (select from return_lines l where l.return_id = new.id and l.state in ('received', 'inspected'))
      then case when new.status = 'submitted' then decision_since else new.updated_at end
  end;
  return new;
end $$;

drop trigger return_waits_since on returns;
create trigger return_waits_since
  before insert or update of status, question, delivery_mode, submitted_at, answered_at, decided_at, updated_at on returns
  for each row execute function return_waits_since();

-- Only what is to be decided: an answer is the edit that follows a question. Those that we were reminded of before it wait anew.
update returns r set answered_at = a.at, reminded_at = case when r.reminded_at >= a.at then r.reminded_at end
  from (
    select e.return_id, max(e.at) as at
      from returns s join return_events e on e.return_id = s.id
     where s.status = 'submitted' and e.action = 'edit'
       and (select p.action from return_events p where p.return_id = e.return_id and p.id < e.id order by p.id desc limit 1) = 'ask'
     group by e.return_id) a
 where r.id = a.return_id;
