-- Once somebody has opened a return again, or has decided of a line, its customer answers no question: it waits for us, not for them.
update returns r set question = ''
 where question <> ''
   and (status not in ('saved', 'submitted') or opened_at is not null
        or exists (select from return_lines l where l.return_id = r.id and l.state <> 'submitted'));
