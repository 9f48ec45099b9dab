-- Below so many pieces, with what is on order and without what waits, staff want to order a product for a warehouse again.
create table reorder_points (
  sku_id    integer not null references skus on delete cascade,
  warehouse text not null references warehouses,
  pieces    integer not null check (pieces between 1 and 1000000),
  primary key (sku_id, warehouse)
);
