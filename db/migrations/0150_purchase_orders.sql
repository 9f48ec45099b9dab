-- Two purchase orders may bring the same product to the same warehouse on one day.
alter table expected_arrivals
  drop constraint expected_arrivals_pkey,
  add primary key (sku_id, warehouse, expected_on, reference);
