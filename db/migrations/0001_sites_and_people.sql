-- Sites (organisations), customers (companies), accounts (persons of a company), sessions.

create extension if not exists pg_trgm;

create table countries (
  iso2        char(2) primary key,
  name_en     text not null,
  name_de     text not null,
  eu_member   boolean not null,
  vat_rate_bp integer not null check (vat_rate_bp between 0 and 10000)  -- standard rate in basis points: 2100 = 21 %
);

create table warehouses (
  code      text primary key check (code ~ '^[A-Z]{2}$'),
  name      text not null,
  country   char(2) not null references countries,
  time_zone text not null,
  region    text not null check (region in ('EU', 'US'))
);

create table orgs (
  id             integer primary key,
  site_name      text not null,
  iso2           char(2) not null references countries,
  region         text not null check (region in ('EU', 'US')),
  language       text not null,
  currency       char(3) not null,
  time_zone      text not null,
  warehouse      text not null references warehouses,
  number_prefix  text not null unique check (number_prefix ~ '^[A-Z]{2}$'),  -- stands in the order numbers of the site
  hot_phone      text not null,
  service_email  text not null,
  skype_id       text not null,
  work_time      text not null
);

create table price_lists (
  id       integer generated always as identity primary key,
  name     text not null unique,
  currency char(3) not null
);

create table customers (
  id             integer generated always as identity primary key,
  custnum        text not null unique,
  org_id         integer not null references orgs,
  company        text not null check (company <> ''),
  vat_number     text,
  country        char(2) not null references countries,
  price_list_id  integer not null references price_lists,
  terms_net_days integer not null default 0 check (terms_net_days between 0 and 365),  -- 0 = payment in advance
  credit_limit   bigint not null default 0 check (credit_limit >= 0),                   -- cents
  created_at     timestamptz not null default now()
);

create table accounts (
  id            integer generated always as identity primary key,
  customer_id   integer references customers,  -- staff belong to no customer
  user_name     text not null check (user_name <> ''),
  email         text not null,
  name          text not null,
  role          text not null check (role in ('none', 'main', 'buyer', 'salesrep', 'requester', 'manager', 'admin')),
  status        text not null default 'active' check (status in ('active', 'suspended')),
  confirmed     boolean not null default false,
  password_hash text not null,
  language      text not null default 'en',
  created_at    timestamptz not null default now(),
  check ((customer_id is null) = (role in ('manager', 'admin')))
);
create unique index accounts_user_name on accounts (lower(user_name));
create index accounts_customer on accounts (customer_id);

create table sessions (
  token_hash   bytea primary key,
  account_id   integer not null references accounts on delete cascade,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  check (expires_at > created_at)
);
create index sessions_account on sessions (account_id);
create index sessions_expires on sessions (expires_at);

-- One row per failed sign-in; names as typed (lower case) so that unknown names count like known ones.
create table sign_in_failures (
  id        bigint generated always as identity primary key,
  user_name text not null,
  address   text not null,
  failed_at timestamptz not null
);
create index sign_in_failures_name on sign_in_failures (user_name, failed_at);
create index sign_in_failures_address on sign_in_failures (address, failed_at);

create table addresses (
  id           integer generated always as identity primary key,
  customer_id  integer not null references customers,
  kind         text not null check (kind in ('billing', 'regular', 'nonRegular')),
  is_default   boolean not null default false,
  company      text not null default '',
  first_name   text not null default '',
  last_name    text not null default '',
  address1     text not null check (address1 <> ''),
  address2     text not null default '',
  city         text not null check (city <> ''),
  state        text not null default '',
  postcode     text not null,
  country      char(2) not null references countries,
  phone        text not null default '',
  email        text not null default '',
  check (company <> '' or first_name <> '' or last_name <> '')
);
create index addresses_customer on addresses (customer_id);
create unique index addresses_one_default on addresses (customer_id, kind) where is_default;

create table search_history (
  id          bigint generated always as identity primary key,
  account_id  integer not null references accounts on delete cascade,
  keyword     text not null check (keyword <> '' and length(keyword) <= 200),
  searched_at timestamptz not null,
  unique (account_id, keyword)
);
create index search_history_recent on search_history (account_id, searched_at desc);
