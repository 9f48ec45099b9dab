-- What is to be picked, what is late, and what waits: all that is read of orders and lines that are under way, among millions that are over.
create index orders_to_ship on orders (promised_on, id) include (org_id, status, ship_from, ship_via, back_orders)
  where status in ('submitted', 'released', 'partlyShipped');
create index order_lines_open on order_lines (order_id, position) include (allocated, waiting) where allocated > 0 or waiting > 0;
