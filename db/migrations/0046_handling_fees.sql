-- What a site asks for handling an order, by its type; nothing where no row says so.
create table handling_fees (
  org_id     integer not null references orgs,
  order_type text not null check (order_type in ('REG', 'DROP', 'CPDROP')),
  fee        integer not null check (fee >= 0),  -- cents in the currency of the site
  primary key (org_id, order_type)
);
