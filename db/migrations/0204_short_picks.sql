-- Pieces of a shipment's line that its picker could not take from the shelf, and why. They went out of the shipment; what was missing or
-- damaged went off the shelf, too (`stock_moves`).
create table short_picks (
  id          bigint generated always as identity primary key,
  shipment_id bigint not null,
  order_id    bigint not null,
  position    smallint not null,
  pieces      integer not null check (pieces > 0),
  reason      text not null check (reason in ('missing', 'damaged', 'misplaced')),
  account_id  integer references accounts,
  at          timestamptz not null,
  foreign key (order_id, shipment_id) references shipments (order_id, id) on delete cascade,
  foreign key (order_id, position) references order_lines (order_id, position)
);
create index short_picks_shipment on short_picks (shipment_id);
