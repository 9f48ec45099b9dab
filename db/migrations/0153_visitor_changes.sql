-- A change that visitors see is noted by its transaction, and told to all instances by a statement of its own soon after: commits that
-- notify wait for each other, and an order that takes the last piece of a product would be one of them. Unlogged, as nobody keeps an answer
-- over a crash of the database.

create unlogged table visitor_changes (
  at timestamptz not null default now()
);

create or replace function tell_visitors() returns trigger language plpgsql as $$
begin
  insert into visitor_changes default values;
  return null;
end
$$;

-- Mails are found in the outbox, where each of them had a job of its own; a job whose task is unknown would wait for ever.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier in ('sendMail', 'sendMails') and j.locked_at is null;
  end if;
end
$$;
