-- A code is good for who asked for it alone: a browser (the hash of its cookie) or an account. Nobody else's tries count
-- for it, and nobody else's code ends it. Those of before live for twenty minutes: who waits for one asks again.
delete from email_codes;
alter table email_codes
  add column asker text not null check (length(asker) between 1 and 100),
  drop constraint email_codes_pkey,
  add primary key (purpose, email, asker);
