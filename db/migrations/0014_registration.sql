-- Registration: proof of an e-mail address and of a person, what a company tells of itself, and its documents.

-- The last code that was mailed for a purpose; a new one takes its place. Addresses in lower case.
create table email_codes (
  purpose    text not null check (purpose in ('register', 'confirm', 'email', 'password')),
  email      text not null check (email = lower(email)),
  code_hash  bytea not null,
  tries      smallint not null default 0 check (tries between 0 and 5),
  sent_at    timestamptz not null,
  expires_at timestamptz not null check (expires_at > sent_at),
  used_at    timestamptz,
  primary key (purpose, email)
);

-- A captcha is answered by the digits of its picture or by work of the browser; the first answer removes it.
create table captchas (
  uuid        text primary key,
  digits_hash bytea not null,
  work        jsonb not null,  -- the puzzle for a browser
  work_secret text not null,   -- signs the puzzle and its solution
  expires_at  timestamptz not null
);

-- What is limited by the hour for an address of the network or of e-mail; forgotten after a day.
create table limited_tries (
  what     text not null,
  key      text not null,
  tried_at timestamptz not null
);
create index limited_tries_key on limited_tries (what, key, tried_at);

-- A registration that was begun: name, password and a proved e-mail address; the rest is still typed in a browser,
-- which has the token.
create table registration_drafts (
  id            bigint generated always as identity primary key,
  token_hash    bytea not null unique,
  user_name     text not null check (user_name <> ''),
  email         text not null check (email = lower(email)),
  password_hash text not null,
  created_at    timestamptz not null
);
create index registration_drafts_created on registration_drafts (created_at);

alter table customers
  add column status               text not null default 'active' check (status in ('pending', 'active', 'rejected', 'suspended')),
  add column tax_code             text not null default '' check (length(tax_code) <= 30),
  add column sdi_code             text not null default '' check (sdi_code ~ '^([A-Z0-9]{6,7})?$'),  -- where Italian invoices go
  add column phone                text not null default '' check (length(phone) <= 40),
  add column fax                  text not null default '' check (length(fax) <= 40),
  -- What the official service said of the VAT number; null: it was not asked, or was silent.
  add column vat_confirmed        boolean,
  add column registered_at        timestamptz,  -- null: not registered by himself
  add column membership_agreed_at timestamptz,
  add check ((registered_at is null) = (membership_agreed_at is null));
create index customers_pending on customers (registered_at) where status = 'pending';

-- A registration is answered again under its key; the hash leaves the password out.
create table registrations (
  customer_id  integer primary key references customers on delete cascade,
  account_id   integer not null unique references accounts on delete cascade,
  once_key     text not null unique check (length(once_key) between 1 and 200),
  request_hash bytea not null
);

-- Section 5: 'Email address is occupied'.
create unique index accounts_email on accounts (lower(email));

-- Papers of a company: of a registration that was begun, then of the customer. The files have random names.
create table documents (
  id          bigint generated always as identity primary key,
  draft_id    bigint references registration_drafts on delete cascade,
  customer_id integer references customers,
  file        text not null unique check (file ~ '^[0-9a-f]{32}$'),
  thumbnail   text not null unique check (thumbnail ~ '^[0-9a-f]{32}$'),
  name        text not null check (length(name) between 1 and 100),  -- as its owner calls it; shown, never a path
  media_type  text not null check (media_type in ('image/jpeg', 'image/png')),
  bytes       integer not null check (bytes between 1 and 512000),
  width       integer not null check (width > 0),
  height      integer not null check (height > 0),
  uploaded_at timestamptz not null,
  check ((draft_id is null) <> (customer_id is null))
);
create index documents_draft on documents (draft_id);
create index documents_customer on documents (customer_id);
