-- The toolbar that a customer shows on pages of his own. Who has its key may see the page, and no more than that.

create table toolbars (
  customer_id integer primary key references customers on delete cascade,
  key         text not null unique check (key ~ '^[A-Za-z0-9_-]{32}$')
);

-- Whose pages may show it. Twenty places, so there are twenty at most.
create table toolbar_origins (
  customer_id integer not null references toolbars on delete cascade,
  position    smallint not null check (position between 1 and 20),
  origin      text not null check (origin ~ '^https://[a-z0-9.-]+(:[1-9][0-9]{0,4})?$' and length(origin) <= 267),
  primary key (customer_id, position),
  unique (customer_id, origin)
);
