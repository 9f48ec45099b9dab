-- Who else waits for a product is asked with each order that waits for it: of a product that sells, lines that were
-- served from the shelf are many, those that waited few.
create index order_lines_waiting on order_lines (sku_id) where back_ordered + pre_ordered > 0;
