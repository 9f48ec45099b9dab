-- The second step of a sign-in: an app that shows a code which changes every half minute (RFC 6238). The secret cannot be
-- hashed, as codes are reckoned from it.
create table authenticators (
  account_id integer primary key references accounts (id) on delete cascade,
  secret text not null check (secret ~ '^[A-Z2-7]{32}$'),
  created_at timestamptz not null,
  -- When its first code was typed; one without has no say in a sign-in yet.
  confirmed_at timestamptz,
  -- The half minute, counted from 1970, of the last code that was taken: none is taken twice.
  last_step integer not null default 0 check (last_step >= 0),
  -- Wrong codes since an instant, of whoever knows the password.
  wrong_codes integer not null default 0 check (wrong_codes >= 0),
  wrong_since timestamptz,
  check (confirmed_at is not null or last_step = 0),
  check ((wrong_codes = 0) = (wrong_since is null))
);

-- Each lets in once where the app is lost, and is removed with that.
create table recovery_codes (
  account_id integer not null references authenticators (account_id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (account_id, code_hash)
);
