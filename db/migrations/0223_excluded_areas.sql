-- Where a warehouse does not send, though a carrier goes to the country: postcodes that begin so, in capitals and without signs between.
create table excluded_areas (
  warehouse text not null references warehouses,
  country   char(2) not null references countries,
  postcode  text not null check (postcode ~ '^[A-Z0-9]{1,10}$'),
  primary key (warehouse, country, postcode)
);
