-- Where a session was opened, so that its person can tell it from others and end it; and what a person has chosen.

alter table sessions
  add column id bigint generated always as identity unique,
  add column address text,                                                     -- in the network
  add column user_agent text not null default '' check (length(user_agent) <= 400);

-- What a person sets in the panel, so that it goes with him from browser to browser.
alter table accounts
  add column preferences jsonb not null default '{}' check (jsonb_typeof(preferences) = 'object' and length(preferences::text) <= 2000);
