-- What of an order has left, with whom, and where the parcel is followed.

alter table carriers add column tracking_url text not null default ''
  check (tracking_url = '' or tracking_url ~ '^https://[^{}]+\{number\}[^{}]*$');  -- {number}: that of the shipment

create table shipments (
  id              bigint generated always as identity primary key,
  order_id        bigint not null references orders,
  carrier         text not null references carriers,
  tracking_number text not null default '' check (length(tracking_number) <= 60),  -- empty where nobody follows it
  shipped_at      timestamptz not null,
  unique (order_id, id)
);

-- Lines of the shipment's own order alone.
create table shipment_lines (
  shipment_id bigint not null,
  order_id    bigint not null,
  position    smallint not null,
  quantity    integer not null check (quantity > 0),
  primary key (shipment_id, position),
  foreign key (order_id, shipment_id) references shipments (order_id, id) on delete cascade,
  foreign key (order_id, position) references order_lines (order_id, position)
);
create index shipment_lines_order on shipment_lines (order_id, position);
