-- Open lines of a product at several prices may come on one day, also on one for which all of an older line has come. First of all the lock that
-- lets nobody read: whoever reads the lines and then writes them would wait for the index, and this for them.
alter table purchase_order_lines drop constraint purchase_order_lines_purchase_order_id_sku_id_expected_on_key;
-- What is open of a product stands once for each day and price.
create unique index purchase_order_lines_once on purchase_order_lines (purchase_order_id, sku_id, expected_on, purchase_price) nulls not distinct
  where open_pieces > 0;
