-- Sites: how they are reached, who stands behind them, and the states of an address.

-- Working hours instead of words, so that every reader gets them in his language; Monday to Friday.
alter table orgs
  add column opens           time not null default '08:30',
  add column closes          time not null default '17:30',
  add column languages       text[] not null default '{en,it,de,fr,pl}',
  add column myqo            boolean not null default false,      -- a quick-order desk: reduced bars
  -- The site with whose company the customers of this site are registered, and which writes their invoices.
  add column register_org_id integer not null default 1 references orgs,
  add check (opens < closes),
  add check (language = any (languages)),
  add check (languages <@ '{en,it,de,fr,pl,es,ja,zh}' and cardinality(languages) > 0);
alter table orgs drop column work_time;

-- The address blocks of the footers. The first of a site is its company.
create table offices (
  org_id              integer not null references orgs,
  kind                text not null check (kind in ('company', 'headquarters', 'distribution')),
  position            smallint not null unique,  -- in the footer
  name                text not null check (name <> ''),
  address1            text not null check (address1 <> ''),
  city                text not null check (city <> ''),
  state               text not null default '',
  postcode            text not null check (postcode <> ''),
  country             char(2) not null references countries,
  phone               text not null,
  email               text not null,
  registration_number text not null default '',
  vat_number          text not null default '',
  primary key (org_id, kind)
);

create table states (
  country char(2) not null references countries,
  code    text not null check (code ~ '^[A-Z]{2}$'),
  name    text not null check (name <> ''),
  primary key (country, code)
);
