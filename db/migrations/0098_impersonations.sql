-- A session in which a colleague sees the shop as a customer's person does. It ends with the session that it was opened from.
alter table sessions
  add column impersonator_session bigint references sessions (id) on delete cascade;

create index sessions_impersonator on sessions (impersonator_session) where impersonator_session is not null;
