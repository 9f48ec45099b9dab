-- Where a person has signed in before: a browser that keeps a cookie, or a network. Failures of others do not keep him
-- out there. Of a browser only the hash of its cookie is stored.
create table known_places (
  account_id integer not null references accounts on delete cascade,
  place      text not null check (length(place) between 1 and 100),
  seen_at    timestamptz not null,
  primary key (account_id, place)
);

-- A failure counts for the name and for where it came from, which of a known browser is the browser.
alter table sign_in_failures
  add column known boolean not null default false;
