-- Staff find by one field what they have before them: a number, a name, a town. Each way has an index whose expression the query repeats
-- (server/modules/fulfilment/order-management/sought-orders.ts, server/modules/office/find).

-- The digits at the end of an order number, as people say it: 71 of ONL000071.
create index orders_short_number on orders (ltrim(substring(order_number from '[0-9]+$'), '0'));
create index orders_consignee on orders (upper((ship_to ->> 'firstName') || ' ' || (ship_to ->> 'lastName')) text_pattern_ops, id);
create index orders_town on orders (upper(ship_to ->> 'city'), id);

-- The newest orders of a product, read from the index alone.
create index order_lines_sku_order on order_lines (sku_id, order_id);
drop index order_lines_sku;
alter index order_lines_sku_order rename to order_lines_sku;

create index accounts_sought on accounts using gin (upper(name || ' ' || email) gin_trgm_ops) where customer_id is not null;

create index bank_entries_reference on bank_entries (upper(reference));
create index bank_entries_end_to_end on bank_entries (upper(end_to_end_id)) where end_to_end_id <> '';
create index bank_entries_creditor_references on bank_entries using gin (creditor_references);
