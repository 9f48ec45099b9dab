-- Staff look for an order by the whole PO number of any customer; the index of parts of numbers takes 90 ms for one among a million.
create index orders_po_number on orders (upper(po_number)) where po_number <> '';

-- Goods that arrived lately for orders: a few of all events.
create index order_events_arrived on order_events (at) where action = 'arrived';
