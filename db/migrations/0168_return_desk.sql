-- What staff find of a return. What came in is known before it is inspected, and each piece of it has become something by then; what need
-- not come back was never received, and has no finding.
alter table return_lines
  add check (state <> 'received' or received is not null),
  add check (state not in ('inspected', 'credited', 'replaced', 'sentBack')
             or restocked + scrapped + to_send_back = coalesce(received, 0) and (received is null) = (finding is null)),
  add check (finding is distinct from 'missing' or received < quantity);

-- The report counts what was claimed of a batch.
create index return_lines_batch on return_lines (upper(batch_number)) where batch_number <> '';
